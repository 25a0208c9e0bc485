import { describe, expect, it } from 'vitest'
import { createDigester } from '../src/digest/create-digester.ts'
import { mergeDigests } from '../src/digest/merge-digests.ts'
import { reconcileTemplates } from '../src/mine/reconcile-templates.ts'
import { shapeMessage } from '../src/mine/shape-message.ts'
import { createSourceReader, newSourceProfile } from '../src/read/create-source-reader.ts'
import { longLines, manyLines } from './hostile-texts.ts'

/** Every stage but the decision; a stage that takes the square of a text's length never comes back from these sizes. */
function readAndDigest(text: string): number {
  const reader = createSourceReader(newSourceProfile('a.log', { name: 'a.log' }))
  const events = [...reader.push(Buffer.from(text)), ...reader.end()]
  const digester = createDigester()
  for (const event of events) digester.add(event)
  const digest = digester.finish()
  reconcileTemplates(new Set(Object.values(digest.templates).map((unit) => unit.text)))
  return mergeDigests(digest, digest).lineCount / 2
}

/** The benchmark reads all of them. */
const someLongLines = Object.fromEntries(
  Object.entries(longLines).filter(([name]) => /behind (?:stamped|bare|json|xml)$/.test(name)),
)

describe.each([
  { what: 'one long line', texts: someLongLines, sizeBytes: 12_000 },
  { what: 'many lines', texts: manyLines, sizeBytes: 40_000 },
])('$what', ({ texts, sizeBytes }) => {
  it.each(Object.entries(texts))('of %s loses no line', (_name, write) => {
    const text = write(sizeBytes)
    expect(readAndDigest(text)).toBe(text.split('\n').length - 1)
  })
})

/** Each took minutes, or hours, when its stage was quadratic. */
it.each([
  ['an escape without end', `2026-01-02T03:04:05Z ERROR \u001B[${'!'.repeat(1_000_000)}\n`],
  ['a line of tildes', `2026-01-02T03:04:05Z ERROR ${'~'.repeat(1_000_000)}\n`],
  ['a word without end', `2026-01-02T03:04:05Z ERROR ${'a'.repeat(1_000_000)}\n`],
  ['attributes without an end', `<Event><a ${'b'.repeat(250_000)}\n`],
  ['quotes of XML without an end', `<Event>\n${'<a><![CDATA[\n'.repeat(390)}${'<a><![CDATA['.repeat(20_000)}\n`],
  ['a panic of quotes', `thread '${"' ".repeat(400_000)}\n${' at a\n'.repeat(3)}`],
  ['a name of upper-case words', `${'AB.'.repeat(300_000)}\n`],
])('reads %s at once', (_name, text) => {
  expect(readAndDigest(text)).toBe(text.split('\n').length - 1)
})

it('shapes a message of eight thousand colons', () => {
  for (let times = 0; times < 20; times++) expect(shapeMessage(':'.repeat(8_000)).length).toBeGreaterThan(0)
})
