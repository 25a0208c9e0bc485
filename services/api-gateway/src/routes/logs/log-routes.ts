import type { Route } from '../../route-dependencies.ts'
import { cancelLogJob } from './cancel-log-job.ts'
import { clearCache } from './clear-cache.ts'
import { findLogJob } from './find-log-job.ts'
import { showLedger } from './show-ledger.ts'
import { showProcessing } from './show-processing.ts'

/** What the dashboard asks about logs. They are sent to ingest. */
export const logRoutes: readonly Route[] = [findLogJob, cancelLogJob, showProcessing, showLedger, clearCache]
