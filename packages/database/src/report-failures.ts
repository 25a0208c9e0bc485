import type { OutageLog } from '@holdfast/runtime/create-outage-log'
import { isConnectionFailure } from '@holdfast/runtime/is-connection-failure'
import type { Pool } from 'pg'

/**
 * The pool for Kysely, telling of connections that cannot be made, which is no event of a pool. One that is waited for
 * because all are lent out is no outage.
 */
export const reportFailures = (pool: Pool, outageLog: OutageLog) => ({
  options: pool.options,
  connect: async () => {
    const link = outageLog.link()
    try {
      return await pool.connect()
    } catch (error) {
      const isBusy = pool.totalCount >= pool.options.max
      if (error instanceof Error && isConnectionFailure(error) && !isBusy) link.down(error)
      throw error
    }
  },
  end: () => pool.end(),
})
