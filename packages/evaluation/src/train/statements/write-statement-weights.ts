import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { formatStatementWeights } from './format-statement-weights.ts'
import { readStories, type StoryLine } from './read-stories.ts'
import { trainStatements } from './train-statements.ts'

export const STATEMENT_WEIGHTS_FILE = new URL('../../../../analysis/src/frame/statement-weights.ts', import.meta.url)

export const hashOfStories = (lines: readonly StoryLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16)

/** The same stories give the same file. */
export const learnStatements = (lines: readonly StoryLine[] = readStories()): string =>
  formatStatementWeights(trainStatements(lines), {
    hash: hashOfStories(lines),
    stories: new Set(lines.map(({ story }) => story)).size,
    lines: lines.length,
  })

export function writeStatementWeights(): string {
  const lines = readStories()
  const file = learnStatements(lines)
  writeFileSync(STATEMENT_WEIGHTS_FILE, file)
  return `${lines.length} lines of stories; ${Math.round(file.length / 1024)} KB of weights`
}
