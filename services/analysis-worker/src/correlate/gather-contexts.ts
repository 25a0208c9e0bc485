import type { Citation, Finding } from '@holdfast/analysis/model/finding'
import { findIncidentByFingerprint } from '@holdfast/database/incidents/find-incident-by-fingerprint'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { numberLines, refKey } from '@holdfast/incidents/number-lines'
import type { Contexts } from '@holdfast/incidents/record/contexts'
import { fingerprintOf } from '@holdfast/incidents/record/describe-finding'
import { readPinnedNumbers } from '@holdfast/incidents/record/read-pinned-numbers'
import type { FoundInScope } from './found-in-scope.ts'
import type { CorrelateDependencies } from './round.ts'
import { readContexts } from '../lines/read-contexts.ts'

/** The neighbors of every line that its incident would newly keep. */
export async function gatherContexts({ database }: CorrelateDependencies, found: FoundInScope): Promise<Contexts> {
  const { customerId, cipher, jobId, describeSource, findings } = found
  if (findings.length === 0) return new Map()
  const citations = await database.withTenant(customerId, async (tx) => {
    const added: Citation[] = []
    for (const finding of findings) added.push(...(await listNewCitations(tx, finding, found)))
    return added
  })
  const contexts = await readContexts({ database, customerId, cipher, jobId, describeSource }, citations)
  return new Map(
    contexts.flatMap((context, index) => {
      const citation = citations[index]
      return citation ? [[refKey(citation.ref), context] as const] : []
    }),
  )
}

async function listNewCitations(tx: TenantTransaction, finding: Finding, found: FoundInScope): Promise<Citation[]> {
  const incident = await findIncidentByFingerprint(tx, fingerprintOf(finding, found))
  if (!incident && finding.eventCount < found.rules.minOccurrences) return []
  const pinned = incident ? await readPinnedNumbers(tx, incident.id) : new Map<string, number>()
  const lines = [...numberLines(finding, pinned)]
  return lines.filter(([key]) => !pinned.has(key)).map(([, { citation }]) => citation)
}
