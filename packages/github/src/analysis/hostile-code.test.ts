import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { readCitedCode } from './cited-code.ts'
import { joinRecords } from './join-records.ts'
import { parsePatch } from './parse-patch.ts'
import { readFrames } from './read-frames.ts'
import { readIdentifiers } from './read-identifiers.ts'

/** Each of them takes an expression that tries all ways to read it minutes, or forever. */
const hostileLines: Record<string, string> = {
  'backslashes behind a quote': `const pattern = "${'\\'.repeat(400)}x`,
  'a quoted name of underscores': `const a = "a${'_a'.repeat(300)}`,
  'a word without end': 'a'.repeat(100_000),
  'blanks behind a call': `logger.info("a")${' '.repeat(100_000)}x`,
  'an assignment that assigns nothing': ` a:${' '.repeat(100_000)}b`,
}

it.each(Object.entries(hostileLines))('reads a commit with %s', (_name, line) => {
  const patch = ['@@ -1,2 +1,2 @@', '-const a = 1', `+${line}`, ' b()'].join('\n')
  expect(changedLines('a.ts', parsePatch(patch))[0]?.text).toBe('const a = 1')
  expect(readCitedCode(`const maxItems = 1\n${line}`, 2).words).toContain('maxItems')
})

it('reads a commit of twenty thousand lines', () => {
  const rows = Array.from({ length: 20_000 }, (_none, at) => [`-  key${at}: ${at}`, `+  key${at}: ${at + 1}`]).flat()
  const lines = changedLines('a.yaml', parsePatch(['@@ -1,20000 +1,20000 @@', ...rows].join('\n')))
  expect(lines).toHaveLength(40_000)
  expect(lines.at(-1)?.counterpart).toBe('  key19999: 19999')
})

it.each([
  ['words', 'at '.repeat(6_000)],
  ['calls', 'at a('.repeat(4_000)],
  ['folders', 'a/'.repeat(10_000)],
  ['dots', '.'.repeat(20_000)],
  ['blank lines', '\n'.repeat(20_000)],
  ['missing things', `unknown column${' '.repeat(20_000)}`],
  ['names of names', `"${'a.'.repeat(10_000)}`],
])('reads a log of %s', (_name, text) => {
  expect(readFrames(`${text}\nat run (/src/a.ts:1:2)`).at(-1)?.path).toBe('/src/a.ts')
  expect(readIdentifiers([text], []).length).toBeLessThan(3)
  expect(joinRecords([{ text, isCited: true }])).toEqual([text])
})
