import { AgentInstallation } from '@holdfast/contracts/agent'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from '../../../lib/api/request.ts'
import { logKeys } from './log-keys.ts'

const ShownInstallation = AgentInstallation.extend({
  id: z.string(),
  fingerprint: z.string().optional(),
  last_seen_at: z.union([AgentInstallation.shape.last_seen_at, z.null().default(null)]),
})
export type ShownInstallation = z.infer<typeof ShownInstallation>

export const installationsQuery = queryOptions({
  queryKey: logKeys.installations,
  queryFn: () =>
    request(z.object({ installations: z.array(ShownInstallation) }), { path: '/api/v1/agent/installations' }),
})
