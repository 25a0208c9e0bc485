import { AgentCommands, type DeploymentType } from '@holdfast/contracts/agent'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { logKeys } from './log-keys.ts'

export const commandsQuery = (deployment: DeploymentType, fingerprint: string) =>
  queryOptions({
    queryKey: logKeys.commands(deployment, fingerprint),
    queryFn: () =>
      request(AgentCommands, {
        path: '/api/v1/agent/commands',
        query: { deployment_type: deployment, fingerprint },
      }),
    // A setting of the server may have changed meanwhile.
    staleTime: 0,
  })
