import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dropEntries } from '../../packs/pack-entries.ts'
import { listingOf } from '../../packs/packed-folder.ts'
import { countStories } from './write-statement-weights.ts'
import { readLeft, writeLeft } from './left-stories.ts'
import { fileOfStory, readStories } from './read-stories.ts'
import { trainStatements } from './train-statements.ts'

const FOLDER = fileURLToPath(new URL('../../../stories/', import.meta.url))

/** Files of stories leave the pack: what their words teach is learned on top of what earlier ones taught, and kept. */
export function leaveStories(files: readonly string[]): string {
  const names = new Set(files)
  const packed = readFileSync(listingOf(FOLDER), 'utf8')
  const unknown = files.filter((name) => !packed.split('\n').some((row) => row.startsWith(`${name} `)))
  if (unknown.length > 0) throw new Error(`The pack of stories does not hold ${unknown.join(', ')}.`)
  const lines = readStories().filter(({ story }) => names.has(fileOfStory(story)))
  const before = readLeft()
  writeLeft({
    stories: (before?.stories ?? 0) + countStories(lines),
    lines: (before?.lines ?? 0) + lines.length,
    trained: trainStatements(lines, before?.trained ?? null),
  })
  dropEntries(FOLDER, names)
  return `${countStories(lines)} stories left, ${lines.length} lines`
}
