import { describe, expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

function read(lines: readonly string[]) {
  const reader = createSourceReader(newSourceProfile('a.log', { name: 'a.log' }))
  return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()].map(({ message, level, lineCount, exception }) => ({
    message,
    level,
    lineCount,
    raised: exception === undefined ? null : `${exception.type}: ${exception.message}`,
  }))
}

const JOURNAL = 'Sep 13 19:01:48 fs02'

describe('a trace whose lines have a header each', () => {
  it('of Python in a journal is one record, which ends with what was raised', () => {
    const records = read([
      `${JOURNAL} app[811]: Traceback (most recent call last):`,
      `${JOURNAL} app[811]:   File "/app/x.py", line 12, in run`,
      `${JOURNAL} app[811]:     token = event['token']`,
      `${JOURNAL} app[811]:             ~~~~~^^^^^^^^^`,
      `${JOURNAL} app[811]: KeyError: 'token'`,
      `${JOURNAL} app[811]: worker leaves`,
      `${JOURNAL} systemd[1]: app.service: Main process exited, code=exited, status=1/FAILURE`,
    ])
    expect(records.map(({ lineCount }) => lineCount)).toEqual([5, 1, 1])
    expect(records[0]).toMatchObject({ level: 'error', raised: "KeyError: 'token'" })
  })

  it('of Java below the line that reports it is a part of that', () => {
    const records = read([
      '[2025-05-08T07:28:17.668Z] [INFO] Running net.heddle.core.ClientTest',
      '[2025-05-08T07:28:17.700Z] 07:28:17.668 [main] ERROR net.heddle.api.Client - no answer',
      '[2025-05-08T07:28:17.700Z] java.net.ConnectException: Connection refused',
      '[2025-05-08T07:28:17.700Z] \tat net.heddle.api.Client.open(Client.java:196)',
      '[2025-05-08T07:28:17.700Z] Caused by: java.io.IOException: closed',
      '[2025-05-08T07:28:17.700Z] \t... 12 more',
      '[2025-05-08T07:28:18.100Z] [INFO] Tests run: 9, Failures: 0',
    ])
    expect(records.map(({ message }) => message)).toEqual([
      'Running net.heddle.core.ClientTest',
      'no answer',
      'Tests run: 9, Failures: 0',
    ])
    expect(records[1]).toMatchObject({ lineCount: 5, raised: 'java.net.ConnectException: Connection refused' })
  })

  it('of Go below what its runtime gave up on is a part of that, through the blank lines between goroutines', () => {
    const records = read([
      '2025-05-26T09:45:10.714126049Z time=2025-05-26T09:45:10.639Z level=INFO msg=served',
      '2025-05-26T09:45:10.714126049Z fatal error: concurrent map writes',
      '2025-05-26T09:45:10.714127420Z ',
      '2025-05-26T09:45:10.714128791Z goroutine 2832 [running]:',
      '2025-05-26T09:45:10.714130162Z example.org/tiler/cache.(*StyleCache).Put(...)',
      '2025-05-26T09:45:10.714131533Z \t/src/cache/style.go:79 +0x1d',
      '2025-05-26T09:45:10.714135646Z created by net/http.(*Server).Serve in goroutine 1',
      '2025-05-26T09:45:10.714137017Z ',
      '2025-05-26T09:45:10.714138391Z goroutine 1 [IO wait]:',
      '2025-05-26T09:45:12.358138388Z time=2025-05-26T09:45:12.358Z level=INFO msg=starting',
    ])
    expect(records.map(({ message }) => message)).toEqual(['served', 'fatal error: concurrent map writes', 'starting'])
    expect(records[1]).toMatchObject({ level: 'fatal', lineCount: 8, raised: 'fatal error: concurrent map writes' })
  })

  it('is none where another program speaks, later, or of something else', () => {
    const lines = [
      `${JOURNAL} app[811]: java.io.IOException: closed`,
      `${JOURNAL} web[99]: at net.heddle.api.Client.open(Client.java:196)`,
      'Sep 13 19:02:48 fs02 web[99]: at net.heddle.api.Client.open(Client.java:196)',
      'Sep 13 19:02:48 fs02 web[99]: at noon the shop opens',
    ]
    expect(read(lines).map(({ lineCount }) => lineCount)).toEqual([1, 1, 1, 1])
  })
})
