import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import { firstCommand } from '@holdfast/contracts/first-command'
import type { listToldIncidents } from '@holdfast/database/incident-mails/list-told-incidents'
import { analysisPlace } from '@holdfast/database/incidents/sealed-places'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import { openJson } from '@holdfast/database/secrets/seal-json'
import type { ToldIncident } from '@holdfast/mail/templates/incident-mail'

type Row = Awaited<ReturnType<typeof listToldIncidents>>[number]

const LINE_REFERENCE = /(?<!\s)\s*\[L\d+(?:\s*,\s*L\d+)*\]/g

export function describeForMail(row: Row, cipher: CompanyCipher, publicUrl: string): ToldIncident {
  const { pipeline_results: results } = openJson(cipher, row.analysis, analysisPlace(row.id)) as AnalysisData
  const [shown] = results.final_incidents
  return {
    title: row.title,
    severity: row.severity,
    cause: (shown?.root_cause_analysis ?? row.title).replaceAll(LINE_REFERENCE, '').trim(),
    since: row.startedAt?.toISOString() ?? null,
    impact: shown?.impact_analysis.business_impact ?? 'unknown from these logs',
    firstCommand: firstCommand(results.remediation_commands?.solutions ?? [])?.command ?? null,
    occurrences: row.occurrenceCount,
    url: new URL(`/dashboard/incidents/${row.id}`, publicUrl).href,
  }
}
