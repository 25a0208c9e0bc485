import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => {
  const [event] = readTexts({ 'app.log': text })
  return [event?.level ?? null, event?.entities.service ?? null, event?.message]
}

it.each([
  ['<log time="2026-05-07T10:15:30Z" level="error" source="gate">a &lt; b</log>', ['error', 'gate', 'a < b']],
  ['<entry2 ts="2026-05-07T10:15:30Z" severity="warn" msg="door open"/>', ['warn', null, 'door open']],
  [
    '<rec time="2026-05-07T10:15:30Z" sev="ERR" src="ipam"><![CDATA[zone <b> & c &lt; refused]]></rec>',
    ['error', 'ipam', 'zone <b> & c &lt; refused'],
  ],
  [
    '<rec time="2026-05-07T10:15:30Z" sev="ERR"><src>ipam</src><msg><![CDATA[a <b> & c]]></msg></rec>',
    ['error', 'ipam', 'a <b> & c'],
  ],
  ['<row at="20260507T101530.250Z" sev="WARN" src="lift">rope is slack</row>', ['warn', 'lift', 'rope is slack']],
  ["<row at='2026-05-07T10:15:30Z' sev='ERR' src='lift'>rope is slack</row>", ['error', 'lift', 'rope is slack']],
  ['<row at="1778148930250" sev="WARN" src="lift">rope is slack</row>', ['warn', 'lift', 'rope is slack']],
  [
    '<rec><t>2026-05-07T10:15:30Z</t><lvl>ERR</lvl><app>lift</app><txt>rope is slack</txt></rec>',
    ['error', 'lift', 'rope is slack'],
  ],
  ['<p class="error">a page</p>', [null, null, '<p class="error">a page</p>']],
])('takes an element in one line for a record where an attribute is a time: %s', (text, expected) =>
  expect(read(text)).toEqual(expected),
)

it.each([
  ['   0.486 Info ServerRouter.cpp:740: map loaded', ['info', null, 'map loaded']],
  ['12.250 [ERROR] disk full', ['error', null, 'disk full']],
  ['   0.486 seconds passed', [null, null, '   0.486 seconds passed']],
])('reads seconds since the start before a level: %s', (text, expected) => expect(read(text)).toEqual(expected))

it('reads a clock behind the text', () =>
  expect(read('<I> payd/worker-6 :: checkpoint reached :: @1689992902.617344')).toEqual([
    'info',
    null,
    'checkpoint reached',
  ]))

it('takes no number in brackets at the end for a clock', () =>
  expect(read('[3fb95ca1] reached maximum value of sequence "ids" (2147483647)')[2]).toContain('2147483647'))

it('names namespace, pod and container of a path', () => {
  const [event] = readTexts({ 'app.log': 'prod/cart-6d4cf56db6-8xk2p/main 2026-05-07T10:15:30Z INFO ready' })
  expect(event?.entities).toMatchObject({ service: 'cart', namespace: 'prod', container: 'main' })
})

it.each([
  ['2026-05-07 10:15:30 resolver.warn: disk full', ['warn', null, 'disk full']],
  ['2026-05-07 10:15:30 basket/debug: cache hit', ['debug', null, 'cache hit']],
])('reads the level behind a name: %s', (text, expected) => expect(read(text)).toEqual(expected))

it('leaves what no escape stands before alone', () =>
  expect(read('ts=2026-05-07T10:15:30Z level=info msg="read C:\\ProgramData\\Agent, \\"ok\\""')[2]).toBe(
    'read C:\\ProgramData\\Agent, "ok"',
  ))

it('reads pairs that a mark parts', () =>
  expect(read('ts=2026-05-07T10:15:30Z|sev=error|mod=geo|service=eta|txt=a | b')).toEqual(['error', 'eta', 'a | b']))
