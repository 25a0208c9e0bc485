import type { Role } from '../parse/role-of-field.ts'

/** Keys that name a column: whatever stands behind them in a header, its role is known. */
const OF_COLUMNS = [
  'time',
  'level',
  'service',
  'host',
  'pod',
  'container',
  'namespace',
  'logger',
  'thread',
  'processId',
  'traceId',
  'spanId',
  'requestId',
] as const

const ROLES: ReadonlySet<Role> = new Set(OF_COLUMNS)

export const isRoleOfColumn = (role: Role): role is (typeof OF_COLUMNS)[number] => ROLES.has(role)
