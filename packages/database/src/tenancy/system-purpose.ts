/** Why code may look beyond one company. A migration opens each table to the purposes that need it, and to no other. */
export const systemPurposes = [
  'sign-in',
  'sign-up',
  'account-token',
  'api-key-lookup',
  'mail',
  'rate-limit',
  're-encrypt',
  'sweeper',
  'worker',
  'retention',
  'erasure',
  'fix-watch',
  'operator-telemetry',
  'webhook',
  'demo',
] as const

export type SystemPurpose = (typeof systemPurposes)[number]
