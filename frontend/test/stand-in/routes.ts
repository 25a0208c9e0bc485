import { aiRoutes } from './routes/ai-routes.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { discussionRoutes } from './routes/discussion-routes.ts'
import { githubRoutes } from './routes/github-routes.ts'
import { incidentRoutes } from './routes/incident-routes.ts'
import { logRoutes } from './routes/log-routes.ts'
import type { Routes } from './routes/route.ts'
import { settingsRoutes } from './routes/settings-routes.ts'
import { signalRoutes } from './routes/signal-routes.ts'

export const routes: Routes = [
  ...authRoutes,
  ...incidentRoutes,
  ...discussionRoutes,
  ...aiRoutes,
  ...logRoutes,
  ...signalRoutes,
  ...settingsRoutes,
  ...githubRoutes,
]
