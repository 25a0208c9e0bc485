import { expect, it } from 'vitest'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { AlignedPart } from './align-lines.ts'
import { isBetterName, nameInFrame } from './name-in-frame.ts'

const TEXTS = ['valve 3 opened', 'pressure at 4 bar', 'filter 2 is clogged', 'pump runs'] as const
/** Two of them seldom speak, and say one thing. */
const SELDOM: Readonly<Record<number, string>> = { 9: 'sump', 19: 'vat' }
const NAMES = Array.from({ length: 40 }, (_, n) => SELDOM[n % 20] ?? ['boiler', 'chiller'][n % 2] ?? '')
const said = (name: string, n: number): string =>
  Object.values(SELDOM).includes(name) ? 'full' : (TEXTS[(n * 3) % 4] ?? '')
const lines = NAMES.map((name, n) => ({
  line: new ParsedLine(),
  text: `[${name}] INFO: ${said(name, n)}`,
  service: name as string | undefined,
}))
const part = (before: string, values: readonly string[]): AlignedPart => ({ before, kind: 'value', values })
const parts = [
  part('[', NAMES),
  part(
    '] ',
    NAMES.map(() => 'INFO'),
  ),
]

it('takes names of which some seldom speak', () =>
  expect(nameInFrame(parts, ': ', lines, { time: -1, level: 1, message: -1 })).toBe(0))

it('goes before ids that some messages begin with, and before instances', () => {
  const better = (spell: (name: string, n: number) => string): boolean =>
    isBetterName(
      parts,
      0,
      lines.map((line, n) => ({ ...line, service: spell(NAMES[n] ?? '', n) })),
      [],
    )
  expect(better((name, n) => (n % 5 === 0 ? `batch-70012${n}` : name))).toBe(true)
  expect(better((name, n) => `${name}-${n % 3}`)).toBe(true)
  expect(better((name) => name)).toBe(false)
  expect(better((name, n) => (n % 5 === 0 ? 'mixer' : name))).toBe(false)
})
