import { createOutageLog as createLog, type OutageLog as Log } from '@holdfast/runtime/create-outage-log'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'

export interface OutageLog extends Log {
  /** Anything a queue or worker complains about. */
  readonly complain: (error: Error) => void
}

/** A password that was changed is told with the connection that it ends. The last are of a job whose end was written while the answer was lost, or that was taken back: whoever did says so. */
const echo =
  /ECONN|EPIPE|ETIMEDOUT|[Cc]onnection (is closed|terminated)|terminating connection|connection error|starting up|shutting down|WRONGPASS|NOAUTH|timed? ?out|Missing (?:key|lock) for job|could not renew lock for job/

/** One line when the store is lost and one when it is back, however often its many connections complain. */
export function createOutageLog(logger: Logger): OutageLog {
  const log = createLog(logger, 'job queue')
  return {
    get isLost() {
      return log.isLost
    },
    link: () => log.link(),
    complain: (error) => {
      const code = 'code' in error ? String(error.code) : ''
      // The connections report their own end; these are its echoes, and may come after it is over.
      if (!echo.test(`${code} ${error.message}`)) logTrouble(logger, { error, message: 'job queue error' })
    },
  }
}
