import {
  type handleUnaryCall,
  Metadata,
  type sendUnaryData,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type ServiceError,
} from '@grpc/grpc-js'
import { type OtlpSignal, writeExportResponse } from '@holdfast/otlp/write-export-response'
import { writeStatus } from '@holdfast/otlp/write-status'
import { runAsWork } from '@holdfast/runtime/current-work'
import { toProblem } from '@holdfast/runtime/fastify/to-problem'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { withSpan } from '@holdfast/runtime/with-span'
import type { IngestServices } from '../ingest-services.ts'
import { receiveLogs } from '../receive/receive-logs.ts'
import { receiveSignal } from '../receive/receive-signal.ts'
import { rpcCodeOf } from '../receive/rpc-code-of.ts'
import { grpcStatus } from './grpc-status.ts'
import { readGrpcKey, readGrpcText } from './read-grpc-metadata.ts'

export interface GrpcServer {
  readonly port: number
  /** Lets running calls end, then closes. */
  close(): Promise<void>
}

const serviceNames: Readonly<Record<OtlpSignal, string>> = {
  logs: 'opentelemetry.proto.collector.logs.v1.LogsService',
  traces: 'opentelemetry.proto.collector.trace.v1.TraceService',
  metrics: 'opentelemetry.proto.collector.metrics.v1.MetricsService',
}
const signals: readonly OtlpSignal[] = ['logs', 'traces', 'metrics']

/** OTLP/gRPC. Messages stay bytes: they go down the same path as those of OTLP/HTTP. */
export async function serveOtlpGrpc(
  services: IngestServices,
  { host, port }: { host: string; port: number },
): Promise<GrpcServer> {
  const server = new Server({
    'grpc.max_receive_message_length': services.limits.otlp_body_bytes.value,
    'grpc.max_concurrent_streams': 100,
    'grpc.keepalive_time_ms': 60_000,
  })
  for (const signal of signals) server.addService(defineService(signal), { export: exportHandler(services, signal) })
  const boundPort = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    )
  })
  return { port: boundPort, close: () => closeServer(server) }
}

const keepBytes = (bytes: Buffer): Buffer => bytes

function defineService(signal: OtlpSignal): ServiceDefinition {
  return {
    export: {
      path: `/${serviceNames[signal]}/Export`,
      requestStream: false,
      responseStream: false,
      requestSerialize: keepBytes,
      requestDeserialize: keepBytes,
      responseSerialize: keepBytes,
      responseDeserialize: keepBytes,
    },
  }
}

function exportHandler(services: IngestServices, signal: OtlpSignal): handleUnaryCall<Buffer, Buffer> {
  return (call, callback) => void answer(services, signal, call, callback)
}

async function answer(
  services: IngestServices,
  signal: OtlpSignal,
  call: ServerUnaryCall<Buffer, Buffer>,
  callback: sendUnaryData<Buffer>,
): Promise<void> {
  const requestId = uuidV7()
  const { metadata } = call
  const caller = {
    traceparent: readGrpcText(metadata, 'traceparent'),
    tracestate: readGrpcText(metadata, 'tracestate'),
  }
  const attributes = { 'rpc.system': 'grpc', 'holdfast.request_id': requestId }
  try {
    const answered = await runAsWork({ requestId }, () =>
      withSpan(`${serviceNames[signal]}/Export`, { kind: 'server', caller, attributes }, () =>
        receive(services, signal, call.request, metadata),
      ),
    )
    callback(null, answered)
  } catch (error) {
    callback(toServiceError(services, error, requestId))
  }
}

async function receive(services: IngestServices, signal: OtlpSignal, bytes: Buffer, metadata: Metadata) {
  const { authenticator, budget } = services
  const owner = await authenticator.authenticate(readGrpcKey(metadata))
  budget.take(owner.customerId, bytes.length)
  try {
    const fingerprint = readGrpcText(metadata, 'x-agent-fingerprint')
    const request = { owner, bytes, encoding: 'identity', format: 'otlp-protobuf', fingerprint } as const
    const partial =
      signal === 'logs' ? await receiveLogs(services, request) : await receiveSignal(services, signal, request)
    return writeExportResponse(signal, 'protobuf', partial)
  } finally {
    budget.release(owner.customerId, bytes.length)
  }
}

function toServiceError({ logger }: IngestServices, error: unknown, requestId: string): Partial<ServiceError> {
  const { status: httpStatus, problem, retryAfterSeconds } = toProblem(error, requestId)
  if (httpStatus >= 500) {
    logTrouble(logger, { error, message: 'gRPC export failed', level: 'error', fields: { request_id: requestId } })
  }
  const code = rpcCodeOf(httpStatus)
  const metadata = new Metadata()
  // Without RetryInfo in it, senders must not repeat a call that ran out of a resource.
  metadata.set('grpc-status-details-bin', writeStatus('protobuf', { code, message: problem.detail, retryAfterSeconds }))
  return { code: grpcStatus[code], details: problem.detail, metadata }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.forceShutdown(), 5_000)
    server.tryShutdown(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
