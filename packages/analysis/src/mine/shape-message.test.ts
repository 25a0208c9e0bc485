import { expect, it } from 'vitest'
import { shapeMessage } from './shape-message.ts'
import { renderShape } from './shape-token.ts'

const shape = (message: string) => renderShape(shapeMessage(message))

it.each([
  ['numbers, ids and hex', 'task 17 of job_2f9 at 0xdeadbeef took -4.5', 'task <*> of <*> at <*> took <*>'],
  ['addresses with ports', 'lost 10.1.2.3:9092 and db-1.internal:5432', 'lost <*> and <*>'],
  ['dotted names with a number after the colon', 'open proxy.example.net:8080 failed', 'open <*> failed'],
  ['MAC and IPv6 addresses', 'lease for 00:1b:fa:ce:0f:ff via fe80:0:0:0:1', 'lease for <*> via <*>'],
  ['drawn ids with few digits', 'order YFKR5V8N took query nvr0zzcqpp4zh', 'order <*> took query <*>'],
  ['paths', 'cannot read /var/lib/x/y.db: gone', 'cannot read <*>: gone'],
  ['Windows paths', String.raw`opened C:\Program Files`, 'opened <*> Files'],
  ['URLs with queries', 'GET https://api.example.com/v1/x?a=b&c=d failed', 'GET <*> failed'],
  ['dates in words', 'closed at Sat Jul  9 12:16:49 2005', 'closed at <*>'],
  ['sizes and durations of any unit', 'used 5.2 KB of 3 MB in 20 ms', 'used <*> of <*> in <*>'],
  ['lists of any length', 'ports 1, 2, 3 open', 'ports <*> open'],
  ['short quoted text with a number', `relation "orders 2024" is missing`, 'relation "<*>" is missing'],
  ['the method of a quoted request', '"GET /x/9 HTTP/1.1" 200', '"GET <*>" <*>'],
  ['nested values', 'ws=WorkSource{10113} held', 'ws=<*> held'],
  ['an empty bracket like a full one', 'connection from 10.0.0.1 ()', 'connection from <*> (<*>)'],
  ['less than a number', 'lifetime <1 sec', 'lifetime <*>'],
  ['dot leaders', 'cr field.............0', 'cr field.............<*>'],
  ['ids whose case changes all the time', 'token uG8YQerVAgtVaSCarUij gone', 'token <*> gone'],
  ['rates, and the full stop behind a size', 'read 7.5 MiB/s of 12 MiB.', 'read <*> of <*>'],
  ['a quoted slash', `vhost '/' refused`, `vhost '<*>' refused`],
  [
    'quotes within a quoted text',
    String.raw`"mount of \"tls-certs-7\" failed" pod="a-1"`,
    String.raw`"mount of \"<*>\" failed" pod="<*>"`,
  ],
  ['statements of SQL', 'duration: 3 ms statement: select id from orders where x = 7', 'duration: <*> statement: <*>'],
  ['e-mail addresses', 'mail to ann.lee@example.com bounced', 'mail to <*> bounced'],
])('masks %s', (_, message, expected) => expect(shape(message)).toBe(expected))

it.each([
  ['plain words', 'check pass; user unknown'],
  ['names with a small number inside', 'Slf4jLogger started with OAUTH2TOKEN and ext4_lookup'],
  ['apostrophes', "Can't find child"],
  ['exception types', 'java.lang.IllegalStateException: closed'],
  ['an English select', 'nodes select a leader from their peers'],
  ['what a quoted message says', '"Probe failed" source="api"'],
  ['sentences in quotes', 'said "the quick brown fox jumps over the very lazy dog" again'],
])('keeps %s', (_, message) => expect(shape(message)).toBe(message))

it('bounds its work on a message without end', () => {
  expect(shape('word '.repeat(100_000)).length).toBeLessThan(1_000)
  expect(shape('x'.repeat(1_000_000))).toBe('<*>')
})
