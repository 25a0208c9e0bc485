import { describe, expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)
const iso = (second: number): string => new Date(START_MS + second * 1000).toISOString()
const syslog = (second: number): string => `Mar  2 ${iso(second).slice(11, 19)} node-7 orders[812]:`

/** Ten minutes of work, then five of a full disk, as each platform prints it. */
const outage = (write: (second: number, level: string, message: string) => string): string =>
  Array.from({ length: 450 }, (_, index) =>
    index < 300
      ? write(index * 2, 'INFO', `order ${index} saved`)
      : write(index * 2, 'ERROR', `order ${index} not saved: no space left on device`),
  ).join('\n')

const commandsOf = (text: string, name = 'orders.log'): string[] =>
  analyzeTexts({ [name]: text }).flatMap(({ commands }) => commands.map(({ command }) => command))

describe('commands fit where the logs come from', () => {
  it.each([
    [
      'kubernetes',
      outage((second, level, message) => `[pod/orders-7d4b9c6f5-x2x9k/orders] ${iso(second)} ${level} ${message}`),
      /kubectl .*deployment\/orders/,
      /systemctl|docker/,
    ],
    [
      'syslog',
      outage((second, level, message) => `${syslog(second)} ${level} ${message}`),
      /journalctl -u orders/,
      /kubectl|docker/,
    ],
    [
      'compose',
      outage((second, level, message) => `orders-1  | ${iso(second)} ${level} ${message}`),
      /docker compose .*orders/,
      /kubectl|systemctl/,
    ],
    [
      'a plain file',
      outage((second, level, message) => `${iso(second)} ${level} ${message}`),
      /tail -n \+\d+ orders\.log/,
      /kubectl|systemctl|journalctl|docker/,
    ],
  ])('%s', (_, text, expected, foreign) => {
    const commands = commandsOf(text)
    expect(commands.join('\n')).toMatch(expected)
    expect(commands.filter((command) => foreign.test(command))).toEqual([])
  })
})

describe('the first fix', () => {
  const setting = (message: string) => every('bouncer', [1200, 1201], 1, () => message)
  const [finding] = analyzeLines(
    every('invoices', [0, 1210], 2, (index) => `invoice ${index} loaded`),
    every('invoices', [1210, 2400], 2, () => 'no connection from the pool within 30 s', 'error'),
    every('bouncer', [0, 2400], 60, (index) => `${index} queries`),
    setting('default_pool_size changed from 60 to 6'),
  )

  it('puts back the very setting that is blamed', () => {
    const fix = finding?.commands.find(({ category }) => category === 'fix')
    expect(fix?.command).toContain('default_pool_size=60')
    expect(fix?.undo).toContain('6')
    expect(fix?.risk).toBe('changes-state')
  })

  it('is told with the old and the new value', () => {
    expect(finding?.rootCause).toContain('default_pool_size lowered from 60 to 6')
  })
})

it('says what the lines show of the impact, and only where they show none that it is unknown', () => {
  const shown = analyzeTexts({ 'orders.log': outage((second, level, message) => `${iso(second)} ${level} ${message}`) })
  expect(shown[0]?.impact.businessImpact).toMatch(/^150 × order not saved in \d+ min/)
})
