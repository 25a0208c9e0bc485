import { idOf } from '../incident-factory.ts'
import { customer } from '../people.ts'
import { now, ok, type Routes } from './route.ts'

const agent = (number: number, status: string, deployment_type: string) => ({
  id: idOf(500 + number),
  name: `agent-${['prod-eu', 'staging', 'batch'][number] ?? number}`,
  fingerprint: `agent-x${number}`,
  status,
  deployment_type,
  last_seen_at: new Date(Date.now() - number * 4_000_000).toISOString(),
  created_at: '2026-10-02T10:00:00Z',
})

const ledger = {
  received: 48_211,
  stored: 47_902,
  duplicate: 280,
  rejected: 29,
  analysed: 47_902,
  waiting: 0,
  failed: 0,
}

export const logRoutes: Routes = [
  ['GET /api/v1/logs/ledger', () => ok({ totals: ledger, reasons: { 'rejected:too-large': 29 }, hours: [] })],
  [
    'POST /api/v1/logs/forward',
    (state, { body }) =>
      ok({
        incidents_detected: 1,
        processed_count: String(body['log_content']).split('\n').length,
        incident_ids: state.incidents.slice(0, 1).map(({ incident_id }) => incident_id),
        looked_at: {
          lines: String(body['log_content']).split('\n').length,
          errors: 1,
          warnings: 0,
          services: 2,
          from: '2026-11-20T10:00:00Z',
          until: '2026-11-20T10:05:00Z',
        },
      }),
  ],
  ['POST /api/v1/cache/clear', () => ok({ keys_deleted: 7 })],
  [
    'POST /api/v1/samples',
    () => ok({ job_ids: [idOf(900)], sample_names: ['postgres-connections', 'oom-loop', 'expired-certificate'] }),
  ],
  ['DELETE /api/v1/samples', () => ok({ incidents_removed: 3 })],
  [
    'GET /api/v1/agent/installations',
    (state) =>
      ok({
        installations: state.hasAgent
          ? [agent(0, 'active', 'kubernetes'), agent(1, 'pending', 'docker-compose'), agent(2, 'error', 'standalone')]
          : [],
      }),
  ],
  [
    'GET /api/v1/agent/commands',
    (_, { query }) =>
      ok({
        deployment_type: query.get('deployment_type'),
        script: `(set -e\nmkdir -p holdfast-agent\ncat > holdfast-agent/compose.holdfast.yml <<'END_OF_FILE'\nservices:\n  holdfast-agent:\n    image: otel/opentelemetry-collector-contrib\nEND_OF_FILE\ndocker compose -f compose.yml -f compose.holdfast.yml up -d holdfast-agent\n)`,
        files: [
          {
            name: 'compose.holdfast.yml',
            content: `services:\n  holdfast-agent:\n    image: otel/opentelemetry-collector-contrib\n    environment:\n      HOLDFAST_API_KEY: ${customer.api_key}\n      HOLDFAST_FINGERPRINT: ${query.get('fingerprint')}\n    logging:\n      options:\n        max-size: 10m\n        max-file: "3"`,
          },
        ],
        steps: [
          {
            title: 'Start it beside your services',
            command: 'docker compose -f compose.yml -f compose.holdfast.yml up -d holdfast-agent',
            description: 'From the folder of your compose file.',
          },
        ],
      }),
  ],
  [
    'POST /api/v1/agent/verify-connection',
    () =>
      ok({
        agent_running: true,
        connected: true,
        stages: { received: true, authenticated: true, parsed: true, analysed: true, fault: null },
      }),
  ],
  [
    'POST /api/v1/agent/setup-step',
    (_, { body }) => ok({ step: body['step'], deployment_type: null, completed_at: null }),
  ],
  ['POST /api/v1/agent/mark-setup-complete', () => ok({ step: 5, deployment_type: 'kubernetes', completed_at: now() })],
]
