import type { CodeChange } from '../analysis/code-change.ts'
import type { IncidentClues } from '../analysis/incident-clues.ts'
import type { RepositoryReader } from './repository-reader.ts'

export interface ChangeWindow {
  readonly changes: readonly CodeChange[]
  readonly sinceMs: number
  readonly untilMs: number
  readonly isWidened: boolean
  /** Lower case: what a commit message may name. */
  readonly words: readonly string[]
  readonly shas: readonly string[]
}

const DAY_MS = 86_400_000
const SPANS_MS = [DAY_MS, 7 * DAY_MS, 30 * DAY_MS]
/** Of 100 commits each; files that the error cites are asked for by path, however many commits there are. */
const MAX_PAGES = 4

/** The day before the onset, or longer where it holds nothing. What came after the last deployment was not running. */
export async function findWindow(
  reader: RepositoryReader,
  branch: string,
  clues: IncidentClues,
): Promise<ChangeWindow> {
  const untilMs = clues.deployedMs ?? clues.onsetMs
  const words = clues.identifiers.filter(({ kind }) => kind !== 'plain').map(({ text }) => text.toLowerCase())
  let changes: CodeChange[] = []
  let sinceMs = untilMs
  let isWidened = false
  for (const [index, spanMs] of SPANS_MS.entries()) {
    sinceMs = untilMs - spanMs
    isWidened = index > 0
    changes = await reader.listCommits({ branch, sinceMs, untilMs }, MAX_PAGES)
    if (changes.length > 0) break
  }
  return { changes, sinceMs, untilMs, isWidened, words, shas: clues.deployedShas }
}
