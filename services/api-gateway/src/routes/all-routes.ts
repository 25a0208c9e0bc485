import type { Route } from '../route-dependencies.ts'
import { confirmOperator } from './admin/confirm-operator.ts'
import { discardFailedJob } from './admin/discard-failed-job.ts'
import { listFailedBatches } from './admin/list-failed-batches.ts'
import { listFailedJobs } from './admin/list-failed-jobs.ts'
import { retryFailedBatch } from './admin/retry-failed-batch.ts'
import { retryFailedJob } from './admin/retry-failed-job.ts'
import { showQueues } from './admin/show-queues.ts'
import { listOperators } from './admin/list-operators.ts'
import { telemetry } from './admin/telemetry.ts'
import { agentRoutes } from './agent/agent-routes.ts'
import { listAudit } from './audit/list-audit.ts'
import { eraseAnyCompany } from './company/erase-any-company.ts'
import { eraseCompany } from './company/erase-company.ts'
import { exportCompany } from './company/export-company.ts'
import { disown } from './auth/disown.ts'
import { endOtherSessions } from './auth/end-other-sessions.ts'
import { endSession } from './auth/end-session.ts'
import { forgotPassword } from './auth/forgot-password.ts'
import { listSessions } from './auth/list-sessions.ts'
import { me } from './auth/me.ts'
import { resendVerification } from './auth/resend-verification.ts'
import { resetPassword } from './auth/reset-password.ts'
import { signIn } from './auth/sign-in.ts'
import { signOut } from './auth/sign-out.ts'
import { signUp } from './auth/sign-up.ts'
import { verifyEmail } from './auth/verify-email.ts'
import { integrationRoutes } from './integrations/integration-routes.ts'
import { incidentRoutes } from './incidents/incident-routes.ts'
import { followEvents } from './live/follow-events.ts'
import { showInstallation } from './installation/show-installation.ts'
import { getLimits } from './limits/get-limits.ts'
import { loadSamples } from './samples/load-samples.ts'
import { removeSamples } from './samples/remove-samples.ts'
import { logRoutes } from './logs/log-routes.ts'
import { showIncidentSeries } from './series/show-incident-series.ts'
import { showSeries } from './series/show-series.ts'
import { getAiSettings } from './settings/get-ai-settings.ts'
import { getSettings } from './settings/get-settings.ts'
import { listApiKeys } from './settings/list-api-keys.ts'
import { rotateApiKey } from './settings/rotate-api-key.ts'
import { saveAiSettings } from './settings/save-ai-settings.ts'
import { saveSettings } from './settings/save-settings.ts'
import { showAiSpend } from './settings/show-ai-spend.ts'
import { addTeamUser } from './team/add-team-user.ts'
import { listTeamUsers } from './team/list-team-users.ts'
import { removeTeamUser } from './team/remove-team-user.ts'
import { updateTeamUser } from './team/update-team-user.ts'
import { showTrace } from './traces/show-trace.ts'
import { showTraces } from './traces/show-traces.ts'

/** A new route: a file under routes/<area>/, named for its verb, and a line here. */
export const routes: readonly Route[] = [
  signUp,
  verifyEmail,
  disown,
  resendVerification,
  signIn,
  signOut,
  me,
  forgotPassword,
  resetPassword,
  listSessions,
  endSession,
  endOtherSessions,
  listTeamUsers,
  addTeamUser,
  updateTeamUser,
  removeTeamUser,
  getSettings,
  saveSettings,
  getAiSettings,
  saveAiSettings,
  showAiSpend,
  listApiKeys,
  rotateApiKey,
  listAudit,
  telemetry,
  listOperators,
  confirmOperator,
  listFailedBatches,
  retryFailedBatch,
  showQueues,
  listFailedJobs,
  retryFailedJob,
  discardFailedJob,
  exportCompany,
  eraseCompany,
  eraseAnyCompany,
  getLimits,
  followEvents,
  showInstallation,
  ...incidentRoutes,
  ...logRoutes,
  ...agentRoutes,
  ...integrationRoutes,
  showTraces,
  showTrace,
  showSeries,
  showIncidentSeries,
  loadSamples,
  removeSamples,
]
