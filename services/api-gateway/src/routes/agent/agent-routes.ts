import type { Route } from '../../route-dependencies.ts'
import { listInstallations } from './list-installations.ts'
import { markSetupComplete } from './mark-setup-complete.ts'
import { saveSetupStep } from './save-setup-step.ts'
import { showCommands } from './show-commands.ts'
import { verifyConnection } from './verify-connection.ts'

export const agentRoutes: readonly Route[] = [
  listInstallations,
  verifyConnection,
  markSetupComplete,
  saveSetupStep,
  showCommands,
]
