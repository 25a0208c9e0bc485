import { createDigester } from '@holdfast/analysis/digest/create-digester'
import type { MetricPoint } from '@holdfast/analysis/metrics/metric-point'
import type { Span } from '@holdfast/analysis/spans/span'
import { saveAnalysisScope } from '@holdfast/database/digests/save-analysis-scope'
import { sealMemory } from '@holdfast/database/digests/sealed-digests'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { packDigest } from '@holdfast/records/digests/pack-digest'
import { STREAM_SCOPE } from '@holdfast/records/digests/scopes'
import type { TestGateway } from './test-gateway.ts'

export const traceIdOf = (number: number): string => number.toString(16).padStart(32, 'a')

export const START_MS = Date.UTC(2026, 9, 1)

const ref = { source: 'agent:a', line: 1, offset: 0 }

export const span = (trace: number, id: string, more: Partial<Span>): Span => ({
  traceId: traceIdOf(trace),
  spanId: `${id}${trace.toString(16)}`.padEnd(16, '0'),
  parentSpanId: null,
  service: 'web',
  name: 'GET /',
  startMs: START_MS + trace * 1_000,
  durationMs: 30,
  isError: false,
  peer: null,
  message: null,
  ref,
  ...more,
})

export const point = (more: Partial<MetricPoint>): Omit<MetricPoint, 'ref'> => ({
  service: 'web',
  resource: 'web-1',
  name: 'container.memory.usage',
  unit: 'By',
  kind: 'gauge',
  atMs: START_MS,
  value: 1,
  ...more,
})

/** As the worker leaves them after its last round. */
export async function storeSignals(
  gateway: TestGateway,
  customerId: string,
  {
    spans = [],
    points = [],
  }: { readonly spans?: readonly Span[]; readonly points?: readonly Omit<MetricPoint, 'ref'>[] },
): Promise<void> {
  const digester = createDigester()
  for (const one of spans) digester.addSpan(one)
  for (const one of points) digester.addPoint({ ...one, ref })
  const packed = packDigest(digester.finish())
  const vault = createCompanyVault(gateway.keyRing)
  await gateway.database.withTenant(customerId, async (tx) => {
    const content = sealMemory(await vault.cipherOf(tx, customerId), STREAM_SCOPE, packed)
    await saveAnalysisScope(tx, { customerId, scope: STREAM_SCOPE, content })
  })
}
