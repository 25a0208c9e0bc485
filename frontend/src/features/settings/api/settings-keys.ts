/** What is asked by the settings. The team and the caller are asked for by others, too, and have their keys there. */
export const settingsKeys = {
  settings: ['settings'],
  ai: ['settings', 'ai'],
  spends: ['settings', 'ai', 'spend'],
  spend: (days: number) => ['settings', 'ai', 'spend', days],
  apiKeys: ['api-keys'],
  audit: (page: object) => ['audit', page],
  groupingRules: ['grouping-rules'],
  sessions: ['sessions'],
} as const
