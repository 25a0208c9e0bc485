import { describe, expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import type { SourceHints } from '../model/source-profile.ts'
import { createSourceReader, newSourceProfile } from './create-source-reader.ts'

function read(input: Uint8Array | string, hints: SourceHints = {}): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('s', hints))
  return [...reader.push(input), ...reader.end()]
}

/** First line and number of lines of every event. */
function shape(events: readonly LogEvent[]): string[] {
  return events.map((event) => `${event.ref.line}+${event.lineCount}`)
}

function times(input: string, hints: SourceHints = {}): (string | null)[] {
  return read(input, hints).map((event) =>
    event.timestampMs === null ? null : new Date(event.timestampMs).toISOString(),
  )
}

describe('records of several lines', () => {
  it.each([
    [
      'a Java exception under its log line',
      '2024-03-12 10:15:30,123 ERROR [main] com.acme.Foo - Task failed\njava.lang.IllegalStateException: no\n\tat com.acme.Foo.run(Foo.java:12)\nCaused by: java.io.IOException: disk\n\t... 1 more\n2024-03-12 10:15:31,000 INFO [main] com.acme.Foo - on\n',
      ['1+5', '6+1'],
    ],
    [
      'a bare Java exception',
      'Exception in thread "main" java.lang.IllegalStateException: no\n    at com.acme.Foo.run(Foo.java:12)\nCaused by: java.io.IOException\n    ... 1 more\nnext\n',
      ['1+4', '5+1'],
    ],
    [
      'a Python traceback with its chain',
      '2024-03-12 10:15:30,123 ERROR app failed\nTraceback (most recent call last):\n  File "a.py", line 1, in f\nValueError: a\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n  File "b.py", line 2, in g\nKeyError: b\n2024-03-12 10:15:31,000 INFO app on\n',
      ['1+10', '11+1'],
    ],
    [
      'a bare traceback',
      'Traceback (most recent call last):\n  File "a.py", line 1, in f\nValueError: a\nnext\n',
      ['1+3', '4+1'],
    ],
    [
      'a Go panic with all goroutines',
      'panic: no\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:3 +0x1\n\ngoroutine 2 [idle]:\nruntime.gopark()\n\t/go/proc.go:1 +0x2\ncreated by main.main\n\t/app/main.go:2 +0x3\nnext line\n',
      ['1+11', '12+1'],
    ],
    [
      'a Node crash with its source line',
      "/app/index.js:10\n    throw new Error('x');\n    ^\n\nError: x\n    at Object.<anonymous> (/app/index.js:10:11)\n\nNode.js v20.1.0\nplain\n",
      ['1+8', '9+1'],
    ],
    [
      'a Ruby trace',
      "/app/a.rb:6:in `/': divided by 0 (ZeroDivisionError)\n\tfrom /app/a.rb:6:in `run'\nnext\n",
      ['1+2', '3+1'],
    ],
    [
      'a PHP trace',
      'PHP Fatal error:  Uncaught Exception: no in /x.php:3\nStack trace:\n#0 /y.php(4): foo()\n#1 {main}\n  thrown in /x.php on line 3\nnext\n',
      ['1+5', '6+1'],
    ],
    [
      'a .NET console message with its exception',
      'fail: Acme.Worker[0]\n      Job failed\n      System.InvalidOperationException: no\n         at Acme.Worker.Run()\ninfo: Acme.Worker[0]\n      on\n',
      ['1+4', '5+2'],
    ],
    [
      'a Rust panic',
      "thread 'main' panicked at src/main.rs:4:5:\nno\nnote: run with `RUST_BACKTRACE=1`\nnext\n",
      ['1+3', '4+1'],
    ],
    ['pretty-printed JSON', '{\n  "level": "error",\n  "msg": "no"\n}\n{"msg":"one line"}\n', ['1+4', '5+1']],
    [
      'a statement that goes on',
      '2024-03-12 10:15:30.123 UTC [42] STATEMENT:  select\n\t    a\n\tfrom b\n2024-03-12 10:15:31.123 UTC [42] LOG:  on\n',
      ['1+3', '4+1'],
    ],
    [
      'the objects of a JSON array',
      '[\n  {\n    "msg": "a"\n  },\n  {"msg":"b"},\n  {"msg":"c"}\n]\n',
      ['1+1', '2+3', '5+1', '6+2'],
    ],
    ['nothing to a stray brace', '{ it begins\nplain one\nplain two\n', ['1+1', '2+1', '3+1']],
    ['blank lines', '2024-03-12 10:15:30 INFO a\n\n\n2024-03-12 10:15:31 INFO b\n', ['1+3', '4+1']],
  ])('joins %s', (_, text, expected) => {
    expect(shape(read(text))).toEqual(expected)
  })

  it('does not swallow plain lines after one stray timestamp', () => {
    const plain = Array.from({ length: 100 }, (_, index) => `step number ${index}`).join('\n')
    expect(read(`2024-03-12 10:15:30 INFO start\n${plain}\n`).length).toBeGreaterThan(80)
  })

  it('tells exceptions with their causes and innermost frames', () => {
    const [event] = read(
      '2024-03-12 10:15:30,123 ERROR [main] com.acme.Foo - Task failed\norg.acme.JobException: no luck\n\tat org.acme.Job.run(Job.java:12)\n\tat org.acme.Main.main(Main.java:3)\nCaused by: java.io.IOException: disk full\n\tat org.acme.Disk.write(Disk.java:7)\n',
    )
    expect(event?.exception).toEqual({
      type: 'org.acme.JobException',
      message: 'no luck',
      frames: ['at org.acme.Job.run(Job.java:12)', 'at org.acme.Main.main(Main.java:3)'],
      causes: ['java.io.IOException'],
    })
  })

  it('takes level and message of java.util.logging from the second line', () => {
    const [event] = read('Mar 12, 2024 10:15:30 AM org.acme.Main start\nSEVERE: Failed to start\n')
    expect([event?.level, event?.message, event?.lineCount]).toEqual(['error', 'Failed to start', 2])
  })

  it('keeps at most 64 continuation lines and counts all', () => {
    const [event] = read(`2024-03-12 10:15:30 ERROR x\n${'\tat a.b(C.java:1)\n'.repeat(200)}`)
    expect([event?.continuation.length, event?.lineCount]).toEqual([64, 201])
  })
})

describe('container wrappers', () => {
  it('joins the pieces of a line that CRI cut, stream by stream', () => {
    const events = read(
      '2024-03-12T10:15:30.1Z stdout P one \n2024-03-12T10:15:30.2Z stderr P bad \n2024-03-12T10:15:30.3Z stdout F line\n2024-03-12T10:15:30.4Z stderr F line\n',
    )
    expect(events.map((event) => [event.message, event.lines])).toEqual([
      ['one line', [1, 3]],
      ['bad line', [2, 4]],
    ])
  })

  it('keeps the traces of two interleaved streams apart', () => {
    const events = read(
      [
        'a-1  | Traceback (most recent call last):',
        'b-1  | Traceback (most recent call last):',
        'a-1  |   File "a.py", line 1, in f',
        'b-1  |   File "b.py", line 1, in f',
        'a-1  | ValueError: a',
        'b-1  | KeyError: b',
      ].join('\n'),
    )
    expect(events.map((event) => [event.entities.service, event.exception?.type, event.lines])).toEqual([
      ['a', 'ValueError', [1, 3, 5]],
      ['b', 'KeyError', [2, 4, 6]],
    ])
  })

  it('reads the line inside of docker JSON, and its clock where the line has none', () => {
    const [event] = read(
      '{"log":"\\u001b[31mERROR\\u001b[0m [main] com.acme.Foo - no\\r\\n","stream":"stderr","time":"2024-03-12T10:15:31.5Z"}\n',
    )
    expect([event?.level, event?.message, event?.timestampMs]).toEqual([
      'error',
      'no',
      Date.UTC(2024, 2, 12, 10, 15, 31, 500),
    ])
  })

  it('does not take the zone of one program for that of another', () => {
    const events = read(
      'a-1  | 2024-03-12 12:15:30 +0200 INFO x\nb-1  | 2024-03-12 10:15:30 INFO x\na-1  | 2024-03-12 10:15:30 INFO x\n',
    )
    expect(events.map((event) => event.timestampMs)).toEqual(
      Array.from({ length: 3 }, () => Date.UTC(2024, 2, 12, 10, 15, 30)),
    )
  })

  it('names pod and container of kubectl prefixes', () => {
    const [event] = read('[pod/cart-7d9f8b6c5-x2x4z/cart] 2024-03-12T10:15:30Z ERROR no\n')
    expect(event?.entities).toMatchObject({ pod: 'cart-7d9f8b6c5-x2x4z', container: 'cart', service: 'cart' })
  })
})

describe('encodings', () => {
  const text = 'größe 1\nzwölf €\n'
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16BE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    [
      'Windows-1252',
      Buffer.from([0x67, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x31, 10, 0x7a, 0x77, 0xf6, 0x6c, 0x66, 0x20, 0x80, 10]),
    ],
    ['CRLF', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('reads %s', (_, bytes) => {
    expect(read(bytes).map((event) => event.raw)).toEqual(['größe 1', 'zwölf €'])
  })

  it('removes colours from the message and leaves them in the line', () => {
    const [event] = read('2024-03-12 10:15:30 \u001B[1;31mERROR\u001B[0m it \u001B[4mbroke\u001B[24m\n')
    expect([event?.level, event?.message]).toEqual(['error', 'it broke'])
    expect(event?.raw).toContain('\u001B[1;31m')
  })

  it('cuts lines beyond a megabyte and still counts their bytes', () => {
    const reader = createSourceReader(newSourceProfile('s'))
    const events = [...reader.push('x'.repeat(3_000_000)), ...reader.push('y\nnext\n'), ...reader.end()]
    expect(events.map((event) => event.ref.offset)).toEqual([0, 3_000_002])
    expect(events[0]?.raw.length).toBe(1_048_576)
    expect(reader.counts()).toEqual({ lines: 2, nonBlankLines: 2, bytes: 3_000_007 })
  })
})

describe('time', () => {
  it('reads a missing year as the latest that is not in the future', () => {
    const receivedAtMs = Date.UTC(2026, 0, 3)
    expect(times('Dec 31 23:59:59 h a: x\nJan  1 00:00:01 h a: x\n', { receivedAtMs })).toEqual([
      '2025-12-31T23:59:59.000Z',
      '2026-01-01T00:00:01.000Z',
    ])
  })

  it('rolls over to the next day where the log shows the clock alone', () => {
    const receivedAtMs = Date.UTC(2026, 0, 3)
    expect(times('23:59:59.5 INFO a\n00:00:01.5 INFO b\n', { receivedAtMs })).toEqual([
      '2026-01-02T23:59:59.500Z',
      '2026-01-03T00:00:01.500Z',
    ])
  })

  it('keeps lines that arrive out of order at their own time', () => {
    expect(times('2024-03-12 10:15:31 INFO a\n2024-03-12 10:15:30 INFO b\n')).toEqual([
      '2024-03-12T10:15:31.000Z',
      '2024-03-12T10:15:30.000Z',
    ])
  })

  it('says whether the zone was given', () => {
    const events = read('2024-03-12 10:15:30 INFO a\n2024-03-12T10:15:30Z INFO b\n2024-03-12 12:15:30 CEST INFO c\n')
    expect(events.map((event) => [event.zoneAssumed, event.timestampMs])).toEqual([
      [true, Date.UTC(2024, 2, 12, 10, 15, 30)],
      [false, Date.UTC(2024, 2, 12, 10, 15, 30)],
      [false, Date.UTC(2024, 2, 12, 10, 15, 30)],
    ])
  })

  it('gives a line without a timestamp the time of the one before it', () => {
    expect(times('{"time":"2024-03-12T10:15:30Z","msg":"a"}\n{"msg":"b"}\n')).toEqual([
      '2024-03-12T10:15:30.000Z',
      '2024-03-12T10:15:30.000Z',
    ])
  })

  it('learns from the source whether the day comes first', () => {
    expect(times('25/12/2023 10:00:00 a\n02/01/2024 10:00:00 b\n')).toEqual([
      '2023-12-25T10:00:00.000Z',
      '2024-01-02T10:00:00.000Z',
    ])
  })
})

describe('who speaks', () => {
  it('takes the service of the line before the name of the file', () => {
    const events = read('{"service":"cart","msg":"a"}\n{"msg":"b"}\nMar 12 10:15:30 h sshd[1]: c\n', {
      name: 'logs/api.log',
    })
    expect(events.map((event) => event.entities.service)).toEqual(['cart', 'api', 'sshd'])
  })

  it('changes its mind about the format in mid-file', () => {
    const events = read(
      '10.0.0.1 - - [12/Mar/2024:10:15:30 +0000] "GET /a HTTP/1.1" 503 12 "-" "curl" rt=0.250\n{"level":"warn","msg":"b"}\nlevel=info msg=c\n',
    )
    expect(events.map((event) => [event.format, event.level])).toEqual([
      ['access', 'error'],
      ['json', 'warn'],
      ['logfmt', 'info'],
    ])
    expect(events[0]?.http).toEqual({ method: 'GET', path: '/a', status: 503, latencyMs: 250 })
  })

  it('reads the columns that a directive names', () => {
    const events = read(
      '#Fields: date time cs-method cs-uri-stem sc-status time-taken\n2024-03-12 10:15:30 GET /x 500 12\n',
    )
    expect(events[1]).toMatchObject({ level: 'error', http: { method: 'GET', path: '/x', status: 500, latencyMs: 12 } })
  })

  it('reads journal exports and Windows events as whole records', () => {
    const events = read(
      '__CURSOR=s=1\n__REALTIME_TIMESTAMP=1710238537123456\nPRIORITY=3\n_HOSTNAME=web01\nSYSLOG_IDENTIFIER=nginx\nMESSAGE=upstream timed out\n\nLog Name:      System\nSource:        disk\nDate:          2024-03-12T10:16:30.0000000Z\nLevel:         Warning\nDescription:\nThe device has a bad block.\n',
    )
    expect(events.map((event) => [event.entities.service, event.level, event.message])).toEqual([
      ['nginx', 'error', 'upstream timed out'],
      ['disk', 'warn', 'The device has a bad block.'],
    ])
  })
})

it('reads the fields that journalctl hangs under a timestamp', () => {
  const [event] = read(
    'Tue 2024-03-12 10:15:30.123456 UTC [s=abc;i=1;b=2]\n    PRIORITY=3\n    SYSLOG_IDENTIFIER=nginx\n    MESSAGE=upstream timed out\n',
  )
  expect([event?.level, event?.message, event?.entities.service]).toEqual(['error', 'upstream timed out', 'nginx'])
})

describe('references', () => {
  it('say line and offset of every continuation line, between other streams too', () => {
    const text = [
      'a-1  | 2024-03-12 10:15:30 ERROR größer',
      'b-1  | 2024-03-12 10:15:30 INFO b',
      'a-1  | java.io.IOException: no',
      'a-1  | \tat a.B.c(B.java:1)',
    ].join('\n')
    const [event] = read(text)
    const bytes = Buffer.from(text)
    expect(
      event?.continuationRefs?.map(([line, offset]) => [line, bytes.subarray(offset, offset + 8).toString()]),
    ).toEqual([
      [3, 'a-1  | j'],
      [4, 'a-1  | \t'],
    ])
  })

  it('point to the line itself where a structured message holds several lines', () => {
    const [event] = read('{"level":"error","msg":"failed\\njava.io.IOException: no\\n\\tat a.B.c(B.java:1)"}\n')
    expect([event?.message, event?.lineCount, event?.exception?.type]).toEqual(['failed', 1, 'java.io.IOException'])
    expect(event?.continuationRefs).toEqual([
      [1, 0],
      [1, 0],
    ])
  })
})

it('knows in a later piece which containers have their bar where', () => {
  const first = createSourceReader(newSourceProfile('ci', { name: 'ci.log' }))
  first.push('api     | {"msg":"ok"}\ncron    | {"msg":"ok"}\n'.repeat(600))
  const profile = JSON.parse(JSON.stringify(first.profile())) as ReturnType<typeof first.profile>
  const second = createSourceReader(profile)
  const events = [...second.push('tests   | 3 passed\n'), ...second.end()]
  expect(events.at(-1)).toMatchObject({ message: '3 passed', entities: { service: 'tests' } })
})
