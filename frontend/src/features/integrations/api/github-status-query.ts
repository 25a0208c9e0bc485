import { IntegrationStatus } from '@holdfast/contracts/github'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'
import { githubKeys } from './github-keys.ts'

/** The simple status call answers with three of the fields alone. */
const ShownStatus = IntegrationStatus.extend({
  integration_type: z.string().default('github'),
  is_available: z.boolean().default(true),
  is_configured: z.boolean().default(true),
  last_sync: z.union([IntegrationStatus.shape.last_sync, z.null().default(null)]),
  error_message: z.union([z.string(), z.null().default(null)]),
  organization: z.union([z.string(), z.null().default(null)]),
})

export const githubStatusQuery = queryOptions({
  queryKey: githubKeys.status,
  queryFn: () =>
    request(ShownStatus, { path: '/api/v1/integrations/github/status', query: { api_key: requireApiKey() } }),
})
