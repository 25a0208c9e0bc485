import type { Level } from '../model/log-event.ts'

/** What the search for a level has found in one header; reused, so that searching makes no garbage. */
export class LevelScan {
  /** Where the level's token ends. */
  end = -1
  level: Level | null = null
  /** The logger that shared the level's token: 'local.ERROR', 'notice/WorkQueue'. */
  logger = ''
  /** It was a single letter. */
  letter = false
  /** It was syslog's priority, behind which the program's tag stands. */
  priority = false
  /** Which kinds of characters the last word has. */
  kind = 0

  reset(): void {
    this.logger = ''
    this.letter = false
    this.priority = false
  }

  /** Keeps a level that was found, if any, and where its token ends. */
  take(level: Level | null, end: number): boolean {
    if (level === null) return false
    this.level = level
    this.end = end
    return true
  }
}
