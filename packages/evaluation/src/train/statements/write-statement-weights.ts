import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { formatStatementWeights } from './format-statement-weights.ts'
import { leftBytes, readLeft } from './left-stories.ts'
import { readStories, type StoryLine } from './read-stories.ts'
import { trainStatements } from './train-statements.ts'

export const STATEMENT_WEIGHTS_FILE = new URL('../../../../analysis/src/frame/statement-weights.ts', import.meta.url)

/** Of the stories, and of what was learned from those that have left. */
export const hashOfStories = (lines: readonly StoryLine[], left: Uint8Array = leftBytes()): string =>
  createHash('sha256').update(JSON.stringify(lines)).update(left).digest('hex').slice(0, 16)

export const countStories = (lines: readonly StoryLine[]): number => new Set(lines.map(({ story }) => story)).size

/** The same stories give the same file. */
export function learnStatements(lines: readonly StoryLine[] = readStories()): string {
  const left = readLeft()
  return formatStatementWeights(trainStatements(lines, left?.trained ?? null), {
    hash: hashOfStories(lines),
    stories: (left?.stories ?? 0) + countStories(lines),
    lines: (left?.lines ?? 0) + lines.length,
  })
}

export function writeStatementWeights(): string {
  const lines = readStories()
  const file = learnStatements(lines)
  writeFileSync(STATEMENT_WEIGHTS_FILE, file)
  return `${lines.length} lines of stories; ${Math.round(file.length / 1024)} KB of weights`
}
