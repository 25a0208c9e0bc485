import { ACCESS_MECHANISMS } from './access-mechanisms.ts'
import { CHANGE_MECHANISMS } from './change-mechanisms.ts'
import { CODE_MECHANISMS } from './code-mechanisms.ts'
import { CONNECTION_MECHANISMS } from './connection-mechanisms.ts'
import { HOST_MECHANISMS } from './host-mechanisms.ts'
import type { Mechanism } from './mechanism.ts'
import { RESOURCE_MECHANISMS } from './resource-mechanisms.ts'

const ALL = {
  ...RESOURCE_MECHANISMS,
  ...CONNECTION_MECHANISMS,
  ...ACCESS_MECHANISMS,
  ...CHANGE_MECHANISMS,
  ...CODE_MECHANISMS,
  ...HOST_MECHANISMS,
} as const

export type MechanismId = keyof typeof ALL

/** How systems fail: what signatures, known reasons, counted symptoms and cluster mismatches point to. */
export const MECHANISMS: Readonly<Record<MechanismId, Mechanism>> = ALL
