import { firstCommand } from '@holdfast/contracts/first-command'
import type { listToldIncidents } from '@holdfast/database/incident-mails/list-told-incidents'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import { openAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { ToldIncident } from '@holdfast/mail/templates/incident-mail'

type Row = Awaited<ReturnType<typeof listToldIncidents>>[number]

const LINE_REFERENCE = /(?<!\s)\s*\[L\d+(?:\s*,\s*L\d+)*\]/g

export function describeForMail(row: Row, cipher: CompanyCipher, publicUrl: string): ToldIncident {
  const { pipeline_results: results } = openAnalysis(cipher, row)
  const [shown] = results.final_incidents
  const title = openTitle(cipher, row)
  return {
    title,
    severity: row.severity,
    cause: (shown?.root_cause_analysis ?? title).replaceAll(LINE_REFERENCE, '').trim(),
    since: row.startedAt?.toISOString() ?? null,
    impact: shown?.impact_analysis.business_impact ?? 'unknown from these logs',
    firstCommand: firstCommand(results.remediation_commands?.solutions ?? [])?.command ?? null,
    occurrences: row.occurrenceCount,
    url: new URL(`/dashboard/incidents/${row.id}`, publicUrl).href,
  }
}
