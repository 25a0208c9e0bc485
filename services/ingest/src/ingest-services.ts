import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import type { Limits } from '@holdfast/contracts/logs'
import type { IngestLimitName } from '@holdfast/contracts/ingest-limits'
import { createKeyAuthenticator, type KeyAuthenticator } from './auth/key-authenticator.ts'
import type { IngestMetrics } from './commit/ingest-metrics.ts'
import { createIntake, type Intake } from './commit/intake.ts'
import type { IngestDependencies } from './ingest-dependencies.ts'
import { type BacklogGate, createBacklogGate } from './receive/backlog-gate.ts'
import { ByteBudget } from '@holdfast/runtime/byte-budget'
import { CompanyGate } from './receive/company-gate.ts'
import { KeyRateLimiter } from './receive/key-rate-limiter.ts'
import { type SharedUsage, shareUsage } from './receive/share-usage.ts'
import { TextSlots } from './receive/text-slots.ts'

export type IngestLimits = Readonly<Record<IngestLimitName, Limits[string]>>

/** What the HTTP and gRPC servers share. */
export interface IngestServices extends IngestDependencies {
  readonly limits: IngestLimits
  readonly authenticator: KeyAuthenticator
  readonly intake: Intake
  readonly intakeMetrics: IngestMetrics
  readonly budget: ByteBudget
  /** Of bodies whose sender is not known before they are read. */
  readonly keylessBudget: ByteBudget
  readonly decompressing: CompanyGate
  readonly rateLimiter: KeyRateLimiter
  readonly backlog: BacklogGate
  readonly textSlots: TextSlots
  readonly sharing: SharedUsage
}

const TEXTS_IN_ALL = 24
const BURST_SECONDS = 10
/** A quarter of a gigabyte of bodies at most, whoever sends them. */
const BODY_MEMORY_BYTES = 268_435_456
/** Each may become as much as 64 MiB. */
const BODIES_DECOMPRESSED_AT_ONCE = 3
const KEYLESS_MEMORY_BYTES = 16_777_216

export function createIngestServices(
  dependencies: IngestDependencies,
  limits: IngestLimits = ingestLimits,
): IngestServices {
  const { now } = dependencies
  const intake = createIntake(dependencies)
  const rates = {
    bytesPerSecond: limits.key_bytes_per_second.value,
    recordsPerSecond: limits.key_records_per_second.value,
    requestsPerSecond: limits.key_requests_per_second.value,
    burstSeconds: BURST_SECONDS,
  }
  const rateLimiter = new KeyRateLimiter(rates, () => now().getTime())
  return {
    ...dependencies,
    limits,
    intake,
    intakeMetrics: intake.metrics,
    authenticator: createKeyAuthenticator(dependencies),
    budget: new ByteBudget(BODY_MEMORY_BYTES),
    keylessBudget: new ByteBudget(KEYLESS_MEMORY_BYTES),
    decompressing: new CompanyGate({ perCompany: 1, inAll: BODIES_DECOMPRESSED_AT_ONCE }),
    rateLimiter,
    sharing: shareUsage({ ...dependencies, rateLimiter }),
    backlog: createBacklogGate(dependencies, {
      storedBytes: limits.backlog_bytes.value,
      plainBytes: limits.backlog_plain_bytes.value,
    }),
    textSlots: new TextSlots({
      perCompany: limits.concurrent_texts.value,
      perAddress: limits.concurrent_texts_per_address.value,
      inAll: TEXTS_IN_ALL,
    }),
  }
}
