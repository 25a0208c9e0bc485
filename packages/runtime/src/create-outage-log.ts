import type { Logger } from './logger.ts'

/** One connection's part in it. */
export interface OutageLink {
  /** The connection was made. */
  readonly up: () => void
  /** The connection broke, or could not be made. */
  readonly down: (error?: Error) => void
}

export interface OutageLog {
  readonly isLost: boolean
  link(): OutageLink
}

/**
 * One line when something we depend on is lost and one when it is back, however many connections break, however often
 * they try, and however late the last of them notices. `what` names it: 'database', 'job queue'.
 */
export function createOutageLog(logger: Logger, what: string): OutageLog {
  let isLost = false
  let outages = 0
  return {
    get isLost() {
      return isLost
    },
    link: () => {
      // What was made before an outage, or tried in one, can only report that one until it is up again.
      let knows = isLost ? outages - 1 : outages
      return {
        up: () => {
          knows = outages
          if (!isLost) return
          isLost = false
          logger.info(`connected to the ${what} again`)
        },
        down: (error) => {
          if (isLost || knows < outages) return
          isLost = true
          outages++
          logger.warn({ err: error }, `lost the connection to the ${what}; trying again until it is back`)
        },
      }
    },
  }
}
