import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { Telemetry } from '@holdfast/contracts/telemetry'
import { readTelemetry } from '@holdfast/database/telemetry/read-telemetry'
import type { Route } from '../../route-dependencies.ts'

/** The one view beyond companies. */
export const telemetry: Route = async (app, { database }) => {
  app.get(
    '/api/v1/admin/telemetry',
    {
      config: { access: 'operator' },
      schema: { tags: ['admin'], querystring: ApiKeyQuery, response: { 200: Telemetry, '4xx': Problem } },
    },
    async () => {
      const companies = await database.withSystem('operator-telemetry', readTelemetry)
      return describe(companies)
    },
  )
}

function describe(companies: Awaited<ReturnType<typeof readTelemetry>>): Telemetry {
  const total = (count: (company: (typeof companies)[number]) => number) =>
    companies.reduce((sum, company) => sum + count(company), 0)
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
      incidents: company.incidents.map(({ id, title, severity, createdAt, sourceType }) => ({
        id,
        title,
        severity,
        created_at: createdAt.toISOString(),
        source_type: sourceType,
      })),
    })),
  }
}
