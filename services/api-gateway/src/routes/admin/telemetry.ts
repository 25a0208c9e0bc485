import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { Telemetry } from '@holdfast/contracts/telemetry'
import { readTelemetry } from '@holdfast/database/telemetry/read-telemetry'
import { openTitle } from '@holdfast/database/incidents/seal-title'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { Route } from '../../route-dependencies.ts'

/** The one view beyond companies. */
export const telemetry: Route = async (app, { database, vault }) => {
  app.get(
    '/api/v1/admin/telemetry',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], querystring: ApiKeyQuery, response: { 200: Telemetry, '4xx': Problem } },
    },
    async () => {
      const companies = await database.withSystem('operator-telemetry', readTelemetry)
      return describe(companies, vault)
    },
  )
}

type Company = Awaited<ReturnType<typeof readTelemetry>>[number]

function describe(companies: readonly Company[], vault: CompanyVault): Telemetry {
  const total = (count: (company: Company) => number) => companies.reduce((sum, company) => sum + count(company), 0)
  return {
    total_customers: companies.length,
    total_incidents: total((company) => company.incidentCount),
    total_agent_installations: total((company) => company.agentCount),
    customers: companies.map((company) => ({
      id: company.id,
      name: company.name,
      email: company.email ?? '',
      created_at: company.createdAt.toISOString(),
      has_agent_installed: company.agentCount > 0,
      incident_count: company.incidentCount,
      paste_log_usage_count: company.pasteCount,
      ai_chat_usage_count: company.chatCount,
      agent_setup_step: company.setupStep,
      agent_setup_completed_at: company.setupCompletedAt?.toISOString() ?? null,
      incidents: company.incidents.map((incident) => ({
        id: incident.id,
        title: titleOf(company, incident, vault),
        severity: incident.severity,
        created_at: incident.createdAt.toISOString(),
        source_type: incident.sourceType,
      })),
    })),
  }
}

const titleOf = (company: Company, incident: Company['incidents'][number], vault: CompanyVault): string =>
  incident.title ?? openTitle(vault.unwrap(company.id, company.encryptedDataKey), incident)
