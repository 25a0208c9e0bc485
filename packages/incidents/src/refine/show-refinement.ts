import type { Refinement } from '@holdfast/contracts/refinement'
import { findRefinement } from '@holdfast/database/refinements/find-refinement'
import { hashRefinement } from '@holdfast/llm/refine/hash-refinement'
import type { IncidentStore } from '../incident-store.ts'
import { readIncident } from '../show/read-incident.ts'

/** What a model made of the incident as it is now; what it made of another content is not shown. */
export const showRefinement = (
  { database, vault }: IncidentStore,
  customerId: string,
  incidentId: string,
): Promise<Refinement | null> =>
  database.withTenant(customerId, async (tx) => {
    const { row, detail } = await readIncident(tx, vault, incidentId)
    const contentHash = hashRefinement(detail.analysis_data)
    const cipher = await vault.cipherOf(tx, customerId)
    return findRefinement(tx, cipher, { customerId, fingerprint: row.fingerprint, contentHash })
  })
