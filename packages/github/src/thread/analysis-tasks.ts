import { readCitedCode } from '../analysis/cited-code.ts'
import { readClues } from '../analysis/read-clues.ts'
import { resolveFrames } from '../analysis/resolve-frames.ts'
import { scoreChanges } from '../analysis/score-changes.ts'

/** What reads the text of logs and repositories: pure, so that a thread of its own can do it and be ended. */
export const analysisTasks = { readClues, resolveFrames, readCitedCode, scoreChanges }

export type AnalysisTasks = typeof analysisTasks
export type TaskName = keyof AnalysisTasks

/** The tasks, wherever they run. */
export type CodeAnalyst = {
  readonly [Name in TaskName]: (...args: Parameters<AnalysisTasks[Name]>) => Promise<ReturnType<AnalysisTasks[Name]>>
}
