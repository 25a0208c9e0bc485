import type { Database } from '@holdfast/database/open-database'
import { readDatabaseClock } from '@holdfast/database/read-database-clock'
import type { Logger } from '@holdfast/runtime/logger'

const TOLERANCE_MS = 300_000

/**
 * Whether this process and its database agree on the time. Where they do not, one of them is wrong, and what is only
 * deleted because it is old must wait: a clock that jumps a month ahead would take every raw line with it.
 */
export function watchClocks(database: Pick<Database, 'withSystem'>, logger: Logger): (now: Date) => Promise<boolean> {
  let didAgree = true
  return async (now) => {
    const databaseNow = await database.withSystem('retention', readDatabaseClock)
    const differenceMs = now.getTime() - databaseNow.getTime()
    const agree = Math.abs(differenceMs) <= TOLERANCE_MS
    if (didAgree && !agree) {
      const seconds = Math.round(differenceMs / 1_000)
      logger.warn(
        { ahead_seconds: seconds },
        'this clock and the database’s disagree; nothing is deleted until they agree',
      )
    }
    if (!didAgree && agree) logger.info('this clock and the database’s agree again')
    didAgree = agree
    return agree
  }
}
