import { IncidentGlance } from '@holdfast/contracts/incident-glance'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { readJson, sealJson } from '../secrets/seal-json.ts'

/** Binds a glance to its incident. */
const glanceContext = (incidentId: string): string => `incident-glance:${incidentId}`

export const sealGlance = (cipher: CompanyCipher, incidentId: string, glance: IncidentGlance): Buffer =>
  sealJson(cipher, glance, glanceContext(incidentId))

interface SealedGlance {
  readonly id: string
  readonly glance: Buffer | null
}

const readGlance = (plain: Buffer): IncidentGlance => IncidentGlance.parse(readJson(plain))

/** Of a list: each page that is polled has a hundred of them. */
export const openGlance = (cipher: CompanyCipher, { id, glance }: SealedGlance): IncidentGlance | null =>
  glance === null ? null : cipher.openOften(glance, glanceContext(id), readGlance)
