import type { Logger } from '@holdfast/runtime/logger'

export interface OutageLog {
  /** A connection broke. */
  lost: (error?: Error) => void
  /** A connection was made. */
  restored: () => void
  /** Anything a queue or worker complains about. */
  complain: (error: Error) => void
}

const connectionError =
  /ECONN|EPIPE|ETIMEDOUT|[Cc]onnection (is closed|terminated)|terminating connection|starting up|shutting down|timed? ?out/

/** One line when the store is lost and one when it is back, however often its many connections complain. */
export function createOutageLog(logger: Logger): OutageLog {
  let isLost = false
  return {
    lost: (error) => {
      if (isLost) return
      isLost = true
      logger.warn({ err: error }, 'lost the connection to the job queue; trying again until it is back')
    },
    restored: () => {
      if (!isLost) return
      isLost = false
      logger.info('connected to the job queue again')
    },
    complain: (error) => {
      const code = 'code' in error ? String(error.code) : ''
      // The connections report their own end; these are its echoes, and may come after it is over.
      if (!connectionError.test(`${code} ${error.message}`)) logger.warn({ err: error }, 'the job queue complained')
    },
  }
}
