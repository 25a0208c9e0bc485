import type { FastifyPluginAsync } from 'fastify'
import { apiKeyAgreement } from './auth/api-key-agreement.ts'
import { createAssistant } from '@holdfast/incidents/ask/create-assistant'
import { auditOperators } from './auth/audit-operators.ts'
import { authentication } from './auth/authentication.ts'
import { createBackgroundWork } from './auth/background-work.ts'
import type { GatewayDependencies } from './gateway-dependencies.ts'
import { createLiveFeed } from './live/create-live-feed.ts'
import { createAccountLimiter } from './limits/account-limiter.ts'
import { openQueueView } from './operations/open-queue-view.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'
import type { Route } from './route-dependencies.ts'
import { confirmOperator } from './routes/admin/confirm-operator.ts'
import { discardFailedJob } from './routes/admin/discard-failed-job.ts'
import { listFailedBatches } from './routes/admin/list-failed-batches.ts'
import { listFailedJobs } from './routes/admin/list-failed-jobs.ts'
import { retryFailedBatch } from './routes/admin/retry-failed-batch.ts'
import { retryFailedJob } from './routes/admin/retry-failed-job.ts'
import { showQueues } from './routes/admin/show-queues.ts'
import { listOperators } from './routes/admin/list-operators.ts'
import { telemetry } from './routes/admin/telemetry.ts'
import { agentRoutes } from './routes/agent/agent-routes.ts'
import { listAudit } from './routes/audit/list-audit.ts'
import { eraseAnyCompany } from './routes/company/erase-any-company.ts'
import { eraseCompany } from './routes/company/erase-company.ts'
import { exportCompany } from './routes/company/export-company.ts'
import { disown } from './routes/auth/disown.ts'
import { endOtherSessions } from './routes/auth/end-other-sessions.ts'
import { endSession } from './routes/auth/end-session.ts'
import { forgotPassword } from './routes/auth/forgot-password.ts'
import { listSessions } from './routes/auth/list-sessions.ts'
import { me } from './routes/auth/me.ts'
import { resendVerification } from './routes/auth/resend-verification.ts'
import { resetPassword } from './routes/auth/reset-password.ts'
import { signIn } from './routes/auth/sign-in.ts'
import { signOut } from './routes/auth/sign-out.ts'
import { signUp } from './routes/auth/sign-up.ts'
import { verifyEmail } from './routes/auth/verify-email.ts'
import { integrationRoutes } from './routes/integrations/integration-routes.ts'
import { incidentRoutes } from './routes/incidents/incident-routes.ts'
import { followEvents } from './routes/live/follow-events.ts'
import { showInstallation } from './routes/installation/show-installation.ts'
import { getLimits } from './routes/limits/get-limits.ts'
import { loadSamples } from './routes/samples/load-samples.ts'
import { removeSamples } from './routes/samples/remove-samples.ts'
import { logRoutes } from './routes/logs/log-routes.ts'
import { getAiSettings } from './routes/settings/get-ai-settings.ts'
import { getSettings } from './routes/settings/get-settings.ts'
import { listApiKeys } from './routes/settings/list-api-keys.ts'
import { rotateApiKey } from './routes/settings/rotate-api-key.ts'
import { saveAiSettings } from './routes/settings/save-ai-settings.ts'
import { saveSettings } from './routes/settings/save-settings.ts'
import { showAiSpend } from './routes/settings/show-ai-spend.ts'
import { addTeamUser } from './routes/team/add-team-user.ts'
import { listTeamUsers } from './routes/team/list-team-users.ts'
import { removeTeamUser } from './routes/team/remove-team-user.ts'
import { updateTeamUser } from './routes/team/update-team-user.ts'

/** A new route: a file under routes/<area>/, named for its verb, and a line here. */
const routes: readonly Route[] = [
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
  loadSamples,
  removeSamples,
]

/** The dashboard's REST contract, to be registered on a server of the kit. */
export const gatewayApp: FastifyPluginAsync<GatewayDependencies> = async (app, dependencies) => {
  await app.register(authentication, dependencies)
  await app.register(auditOperators, dependencies)
  await app.register(refuseUnstorableText)
  await app.register(apiKeyAgreement, dependencies)
  const background = createBackgroundWork(app.log)
  app.addHook('onClose', () => background.settle())
  const operatorsQueue = openQueueView(dependencies.queue)
  app.addHook('onClose', () => operatorsQueue.close())
  const limiter = createAccountLimiter(dependencies)
  const { models, resolveModelHost: resolve } = dependencies
  const assistant = createAssistant({ ...dependencies, settings: models, resolve })
  app.addHook('preClose', async () => assistant.stop())
  const liveFeed = createLiveFeed(dependencies.stream)
  app.addHook('preClose', async () => liveFeed.close())
  const routeDependencies = { ...dependencies, background, limiter, assistant, operatorsQueue, liveFeed }
  for (const route of routes) await app.register(route, routeDependencies)
}
