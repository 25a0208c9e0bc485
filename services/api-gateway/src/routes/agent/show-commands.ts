import { AgentCommands, AgentCommandsQuery } from '@holdfast/contracts/agent'
import { Problem } from '@holdfast/contracts/problem'
import { listApiKeys } from '@holdfast/database/api-keys/list-api-keys'
import { AppError } from '@holdfast/runtime/app-error'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { readAgentFiles } from './read-agent-files.ts'
import { writeAgentCommands } from './write-agent-commands.ts'

/** Ready to paste, with the company's own key: for its people, like the key itself. */
export const showCommands: Route = async (app, { database, vault, settings, now }) => {
  const files = await readAgentFiles()
  app.get(
    '/api/v1/agent/commands',
    {
      config: { access: 'member' },
      schema: { tags: ['agent'], querystring: AgentCommandsQuery, response: { 200: AgentCommands, '4xx': Problem } },
    },
    async (request, reply) => {
      const { customerId } = callerOf(request)
      const [key] = await database.withTenant(customerId, (tx) => listApiKeys(tx, { customerId, vault, now: now() }))
      if (!key) throw new AppError('not_found', 'Your organization has no API key.')
      void reply.header('cache-control', 'no-store')
      const { deployment_type: deploymentType, fingerprint } = request.query
      return writeAgentCommands(files, {
        deploymentType,
        fingerprint,
        apiKey: key.apiKey,
        publicUrl: settings.publicUrl,
      })
    },
  )
}
