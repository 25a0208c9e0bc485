import { describe, expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (lines: readonly string[]) =>
  readTexts({ 'app.log': lines.join('\n') }).map(({ timestampMs, level, message, entities }) => ({
    at: timestampMs === null ? null : new Date(timestampMs).toISOString().slice(11, 19),
    level,
    service: entities.service,
    message,
  }))

const clock = (n: number): string => `10:00:${String(n % 60).padStart(2, '0')}`
const times = <T>(count: number, write: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => write(n))
const pick = <T>(values: readonly [T, ...T[]], n: number): T => values[n % values.length] ?? values[0]

it.each([
  ['19/08/2024 às 22h58min15s - INFO - faturamento - Nota 18077', '22:58:15', 'info', 'Nota 18077'],
  ['2024-05-14 09:56:20 FATAAL Schijf vol', '09:56:20', 'fatal', 'Schijf vol'],
  ['2024-05-14 09:56:20 FOUTOPSPORING regel 84', '09:56:20', 'debug', 'regel 84'],
  ['2024/03/07 21:10:27 kid1| Accepting connections', '21:10:27', null, 'Accepting connections'],
  ['[05/14/2024 22:00:05]  CAUAJM_I_402 ALARM: FAILED', '22:00:05', 'info', 'CAUAJM_I_402 ALARM: FAILED'],
  [
    '[2024-04-02T03:00:24Z] INFO - 2024-04-02 03:00:59 WARN 87 rows',
    '03:00:24',
    'info',
    '2024-04-02 03:00:59 WARN 87 rows',
  ],
  ['tsp:1715673606953 lv:E unit:till note:"jam lv:2 unit:B" code:0x8a', '08:00:06', 'error', 'jam lv:2 unit:B'],
])('reads %s', (text, at, level, message) => expect(read([text])[0]).toMatchObject({ at, level, message }))

describe('a record of several lines', () => {
  it('of java.util.logging says how bad and what in the second', () => {
    const lines = times(9, (n) => [
      `May 14, 2024 10:00:${10 + n} AM org.example.Boot${n % 3} ${pick(['start', '<init>', 'stop'], n)}`,
      `${pick(['INFO', 'WARNING'], n)}: port ${n} is open`,
    ])
    expect(read(lines.flat())).toMatchObject(
      times(9, (n) => ({ level: pick(['info', 'warn'], n), message: `port ${n} is open` })),
    )
  })

  it('may be an element of any name', () => {
    const open = '<ev at="2024-05-14T10:00:15.969+00:00" sev="ERR" src="scale"><txt>port closed</txt>'
    const lines = times(4, () => [
      `${open}</ev>`,
      `${open}<trace>`,
      'IOException: closed',
      '  at Run()',
      '</trace></ev>',
    ])
    expect(read(lines.flat())).toEqual(
      times(8, () => ({ at: '10:00:15', level: 'error', service: 'scale', message: 'port closed' })),
    )
  })

  it('may have its header behind the last', () => {
    const foot = ']LOG]!><time="10:00:41.357+000" date="06-03-2024" component="execmgr" type="3" thread="1">'
    const lines = times(4, () => [`<![LOG[ready${foot}`, '<![LOG[Script failed', `exit code 1603${foot}`])
    expect(read(lines.flat())).toMatchObject(
      times(8, (n) => ({ at: '10:00:41', level: 'error', message: pick(['ready', 'Script failed'], n) })),
    )
  })

  it('may name who in pairs, and below them what', () => {
    const lines = times(4, (n) => [
      `05/14/24 ${clock(n)} - Process(28559.21) User(mqm) Program(amqrmppa)`,
      '                    Host(prod1) Time(2024-05-14T10:01:31.190Z)',
      '',
      'AMQ9208E: lost',
    ])
    expect(read(lines.flat())).toEqual(
      times(4, (n) => ({ at: clock(n), level: 'error', service: 'amqrmppa', message: 'AMQ9208E: lost' })),
    )
  })
})

describe('columns', () => {
  it('behind tabs may stand in quotes', () => {
    const lines = times(24, (n) => `"TCPIP"\t${1000 + n}\t"2024-02-28 ${clock(n)}"\t"TCP - 10.2.1.${n} connected."`)
    expect(read(lines)[3]).toMatchObject({ message: 'TCP - 10.2.1.3 connected.' })
  })

  it('may stand behind the text in quotes, and the level be a grade', () => {
    const grades = ['informational', 'medium', 'critical', 'low', 'informational'] as const
    const lines = times(60, (n) => {
      const head = `Oct 12 ${clock(n)} PA-32 1,2024/10/12 ${clock(n)},0164,SYSTEM,${pick(['vpn', 'port'], n)}`
      return `${head},2560,,link-change,eth1/${n % 4},0,${pick(grades, n)},"Port ${n}: up, ""full"" duplex",${7000 + n},0x0,,PA-32`
    })
    expect(read(lines)).toMatchObject(
      times(60, (n) => ({
        level: pick(['info', 'warn', 'fatal', 'info', 'info'], n),
        message: `Port ${n}: up, "full" duplex`,
      })),
    )
  })

  it('are the same where some texts alone need quotes', () => {
    const texts = ['up', '"up, 3 of 4 lines"', '"""DE0007"" stale for 53 s"', 'slow to answer'] as const
    const lines = times(
      48,
      (n) =>
        `20240514-${clock(n)}.565,${pick(['gateway', 'risk', 'md-feed', 'gateway'], n)},${pick(['I', 'E', 'W', 'I'], n)},X-${n % 2},${pick(texts, n)}`,
    )
    expect(read(lines).filter((_, n) => n % 4 === 2)).toMatchObject(
      times(12, () => ({ level: 'warn', message: '"DE0007" stale for 53 s' })),
    )
  })

  it('of letters say success, where S is often said', () => {
    const lines = times(
      48,
      (n) => `14-MAY-2024 ${clock(n)}.91^ADT_IN^${pick(['S', 'I', 'W', 'E'], n)}^SENT^message ${n} acknowledged`,
    )
    expect(read(lines)[0]).toMatchObject({ level: 'info', message: 'message 0 acknowledged' })
  })

  it('end before the word that a number is of', () => {
    const lines = times(80, (n) => {
      const said = [
        `server  Error: ${1600 + n}, Severity: 18, State: ${n % 5}`,
        `kernel  network name host${n}`,
        `server  Error: 1105, Severity: 17, State: ${n % 4}`,
        'server  WARNING: ****',
        `server  Database 'db${n % 7}' is now online.`,
        `kernel  timeslice -501, infected at 0x51f${n}`,
        `server  Recovery done (dbid ${n}).`,
        `kernel  Cannot read, disconnected: ws-${n}`,
        'server  A client exited',
      ] as const
      return `0${n % 2}:000${n % 4}:0000${n % 3}:000${10 + n}:2023/11/06 ${clock(n)}.17 ${pick(said, n)}`
    })
    expect(read(lines)[9]?.message).toMatch(/Error: 1609, Severity: 18, State: 4$/)
  })
})
