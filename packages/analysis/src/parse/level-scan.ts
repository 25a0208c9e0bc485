import type { Level } from '../model/log-event.ts'

interface LevelScan {
  /** Where the level's token ends. */
  end: number
  level: Level | null
  /** The logger that shared the level's token: 'local.ERROR', 'notice/WorkQueue'. */
  logger: string
  /** It was a single letter. */
  letter: boolean
  /** It was syslog's priority, behind which the program's tag stands. */
  priority: boolean
}

/** What the last scanLevel found. */
export const levelScan: LevelScan = { end: -1, level: null, logger: '', letter: false, priority: false }

/** Keeps a level that was found, if any, and where its token ends. */
export function found(level: Level | null, end: number): boolean {
  if (level === null) return false
  levelScan.level = level
  levelScan.end = end
  return true
}
