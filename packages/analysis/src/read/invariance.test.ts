import { describe, expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from './create-source-reader.ts'

const START_MS = Date.UTC(2026, 2, 2, 9, 40)

/** What stands behind the timestamp of each line; null is a line without one. */
const LINES: readonly (readonly [stamped: boolean, text: string])[] = [
  [true, ' INFO  [http-nio-8080-exec-5] c.a.order.OrderController : order 536765 created in 140 ms'],
  [true, ' ERROR [http-nio-8080-exec-5] c.a.order.OrderController : order 536766 failed'],
  [false, 'java.lang.NullPointerException: Cannot invoke "String.length()" because "x" is null'],
  [false, '\tat c.a.order.OrderService.price(OrderService.java:88)'],
  [false, 'Caused by: java.io.IOException: closed'],
  [true, ' WARN  [main] c.a.order.Main : slow start, 12 s'],
  [true, ' ERROR [worker.tasks] Task send_invoice[b83d68f4] raised unexpected: OperationalError()'],
  [false, 'Traceback (most recent call last):'],
  [false, '  File "/app/worker/tasks.py", line 88, in send_invoice'],
  [false, 'psycopg.OperationalError: connection refused'],
  [true, ' [42] app@orders ERROR:  deadlock detected'],
  [true, ' - INFO  [QuorumPeer[myid=1]:FastLeaderElection@774] - Notification time out: 3200'],
  [true, ' INFO: GET /api/users - 200 OK'],
]

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const two = (number: number): string => String(number).padStart(2, '0')

const FORMATS: readonly (readonly [string, (date: Date) => string])[] = [
  ['ISO 8601', (date) => date.toISOString()],
  ['ISO 8601 with an offset', (date) => new Date(Number(date) + 7_200_000).toISOString().replace('Z', '+02:00')],
  ['log4j', (date) => date.toISOString().replace('T', ' ').replace('.', ',').replace('Z', '')],
  ['brackets', (date) => `[${date.toISOString().replace('T', ' ').replace('Z', '')}]`],
  ['slashes', (date) => date.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')],
  ['UTC by name', (date) => date.toISOString().replace('T', ' ').replace('Z', ' UTC')],
  [
    'web server',
    (date) =>
      `${two(date.getUTCDate())}/${MONTHS[date.getUTCMonth()]}/${date.getUTCFullYear()}:${date.toISOString().slice(11, 19)} +0000`,
  ],
  [
    'day, month, year',
    (date) =>
      `${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} ${date.toISOString().slice(11, 23)}`,
  ],
  [
    'month, day, year',
    (date) =>
      `${MONTHS[date.getUTCMonth()]} ${two(date.getUTCDate())}, ${date.getUTCFullYear()} ${date.toISOString().slice(11, 19)}`,
  ],
  ['compact', (date) => date.toISOString().slice(0, 19).replaceAll('-', '').replace('T', ' ')],
  ['two-digit year', (date) => date.toISOString().slice(2, 19).replaceAll('-', '/').replace('T', ' ')],
  ['epoch seconds', (date) => (Number(date) / 1000).toFixed(3)],
  ['epoch milliseconds', (date) => String(Number(date))],
]

const timeOf = (index: number): Date => new Date(START_MS + index * 1000)

function linesIn(format: (date: Date) => string): string[] {
  return LINES.map(([stamped, text], index) => (stamped ? format(timeOf(index)) + text : text))
}

function read(lines: readonly string[]): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('s', { name: 'orders.log', receivedAtMs: START_MS + 86_400_000 }))
  return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
}

function essence(events: readonly LogEvent[]): unknown[] {
  return events.map(({ ref, lineCount, timestampMs, level, message, exception, entities }) => ({
    line: ref.line,
    lineCount,
    timestampMs,
    level,
    message,
    exception,
    service: entities.service,
  }))
}

const plain = linesIn((date) => date.toISOString())

it('reads the example as seven records', () => {
  expect(read(plain).map((event) => `${event.ref.line}+${event.lineCount} ${event.level}`)).toEqual([
    '1+1 info',
    '2+4 error',
    '6+1 warn',
    '7+4 error',
    '11+1 error',
    '12+1 info',
    '13+1 info',
  ])
})

describe('the same events come out', () => {
  it.each(FORMATS)('with timestamps as %s', (_, format) => {
    expect(essence(read(linesIn(format)))).toEqual(essence(read(plain)))
  })

  const wrapped = (wrap: (text: string, time: string) => string): string[] =>
    plain.map((text, index) => wrap(text, timeOf(index).toISOString()))
  it.each([
    ['docker', wrapped((log, time) => JSON.stringify({ log: `${log}\n`, stream: 'stdout', time }))],
    ['CRI', wrapped((text, time) => `${time.replace('Z', '000000Z')} stdout F ${text}`)],
    [
      'Filebeat',
      wrapped((message, time) => JSON.stringify({ '@timestamp': time, message, agent: { type: 'filebeat' } })),
    ],
    ['Fluent Bit', wrapped((log, time) => JSON.stringify({ date: Date.parse(time) / 1000, log }))],
    ['CRLF', plain.map((text) => `${text}\r`)],
    ['colours', plain.map((text) => text.replace(/(INFO|WARN|ERROR)/, '\u001B[33m$1\u001B[0m'))],
  ])('within %s', (_, lines) => {
    expect(essence(read(lines))).toEqual(essence(read(plain)))
  })
})
