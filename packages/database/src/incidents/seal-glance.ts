import { IncidentGlance } from '@holdfast/contracts/incident-glance'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'

/** Binds a glance to its incident. */
const glanceContext = (incidentId: string): string => `incident-glance:${incidentId}`

export const sealGlance = (cipher: CompanyCipher, incidentId: string, glance: IncidentGlance): Buffer =>
  sealJson(cipher, glance, glanceContext(incidentId))

interface SealedGlance {
  readonly id: string
  readonly glance: Uint8Array | null
}

export const openGlance = (cipher: CompanyCipher, { id, glance }: SealedGlance): IncidentGlance | null =>
  glance === null ? null : IncidentGlance.parse(openJson(cipher, glance, glanceContext(id)))
