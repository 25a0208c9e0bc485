import { expect, it } from 'vitest'
import { readLines, TEXTS } from '../../test/misread-layout.ts'

const LEVELS = ['info', 'error', 'debug', 'warn'] as const
const write = (label: (level: string) => string, words: readonly string[] = LEVELS): string[] =>
  Array.from({ length: 24 }, (_, n) => `${label(words[n % words.length] ?? '')}: ${TEXTS[n % 7]}`)

it.each([
  ['in small letters', (level: string) => level],
  ['with a capital', (level: string) => level[0]?.toUpperCase() + level.slice(1)],
])('takes labels of levels %s off where all lines have one', (_, label) =>
  expect(readLines(write(label)).map(({ level, message }) => [level, message])).toEqual(
    write(label).map((_line, n) => [LEVELS[n % 4], TEXTS[n % 7]]),
  ),
)

it('leaves the words of a compiler, whose messages begin with them', () => {
  const lines = write((level) => level, ['error', 'warning'])
  expect(readLines(lines).map(({ message }) => message)).toEqual(lines)
})

it('leaves a label that few lines have', () => {
  const lines = [...write((name) => name, ['setup', 'teardown', 'info', 'error'])]
  expect(readLines(lines).flatMap(({ message, continuation }) => [message, ...continuation])).toEqual(lines)
})

it('reads the constants of syslog as labels', () =>
  expect(readLines(['2026-05-07 10:15:00 LOG_ERR: lease lost'])[0]).toMatchObject({ level: 'error' }))

it("takes a program's label off from its first line on", () => {
  const lines = ['warn', 'error', 'info', 'debug'].map(
    (level) => `May  7 10:15:00 web4 mailer[7]: ${level}: lease lost`,
  )
  expect(readLines(lines).map(({ message }) => message)).toEqual(lines.map(() => 'lease lost'))
})
