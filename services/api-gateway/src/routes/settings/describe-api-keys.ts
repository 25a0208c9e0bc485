import type { ApiKeyList } from '@holdfast/contracts/settings'
import type { UsableApiKey } from '@holdfast/database/api-keys/list-api-keys'

export const describeApiKeys = (keys: readonly UsableApiKey[]): ApiKeyList => ({
  api_keys: keys.map((key) => ({
    id: key.id,
    api_key: key.apiKey,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
  })),
})
