import { createServer, type IncomingHttpHeaders, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
import { type OtlpSignal, writeExportResponse } from '@holdfast/otlp/write-export-response'
import { writeStatus } from '@holdfast/otlp/write-status'
import { runAsWork } from '@holdfast/runtime/current-work'
import { readBody } from '@holdfast/runtime/fastify/read-body'
import { toProblem } from '@holdfast/runtime/fastify/to-problem'
import { logTrouble } from '@holdfast/runtime/log-trouble'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { withSpan } from '@holdfast/runtime/with-span'
import type { IngestServices } from '../ingest-services.ts'
import { openReceiver, type Receiver } from '../open-receiver.ts'
import { receiveExport } from '../receive/receive-export.ts'
import { rpcCodeOf } from '../receive/rpc-code-of.ts'
import { readGrpcFrame } from './grpc-frame.ts'
import { guardSession } from './guard-session.ts'
import { readGrpcEncoding, readGrpcKey, readGrpcText } from './read-grpc-metadata.ts'
import { failOnStream, type GrpcFailure, replyOnStream } from './reply-on-stream.ts'

const serviceNames: Readonly<Record<OtlpSignal, string>> = {
  logs: 'opentelemetry.proto.collector.logs.v1.LogsService',
  traces: 'opentelemetry.proto.collector.trace.v1.TraceService',
  metrics: 'opentelemetry.proto.collector.metrics.v1.MetricsService',
}
const signals: readonly OtlpSignal[] = ['logs', 'traces', 'metrics']

const signalOfPath = new Map(signals.map((signal) => [`/${serviceNames[signal]}/Export`, signal]))

const CALLS_PER_CONNECTION = 64
const HEADER_BYTES = 16_384
const FRAME_HEAD_BYTES = 5
const UNIMPLEMENTED = 12

/**
 * OTLP/gRPC: unary calls over HTTP/2. Libraries read a message whole before anybody can ask whose it is; here the key is
 * looked up at the headers, and the message goes down the same path as a body of OTLP/HTTP, within the same limits.
 */
export async function serveOtlpGrpc(
  services: IngestServices,
  address: { host: string; port: number },
): Promise<Receiver> {
  const sessions = new Set<ServerHttp2Session>()
  const server = createServer({
    settings: { maxConcurrentStreams: CALLS_PER_CONNECTION, maxHeaderListSize: HEADER_BYTES },
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
    guardSession(session)
  })
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined)
    void answer(services, stream, headers)
  })
  return openReceiver(server, address, {
    // A session closes when its calls have ended.
    closeIdle: () => sessions.forEach((session) => session.close()),
    destroyAll: () => sessions.forEach((session) => session.destroy()),
  })
}

async function answer(services: IngestServices, stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  if (!headers['content-type']?.startsWith('application/grpc')) {
    stream.respond({ ':status': 415 }, { endStream: true })
    return
  }
  const signal = signalOfPath.get(headers[':path'] ?? '')
  if (!signal) return failOnStream(stream, { code: UNIMPLEMENTED, message: 'There is no such method.' })
  const requestId = uuidV7()
  const caller = { traceparent: readGrpcText(headers, 'traceparent'), tracestate: readGrpcText(headers, 'tracestate') }
  const attributes = { 'rpc.system': 'grpc', 'holdfast.request_id': requestId }
  try {
    const answered = await runAsWork({ requestId }, () =>
      withSpan(`${serviceNames[signal]}/Export`, { kind: 'server', caller, attributes }, () =>
        receive(services, signal, stream, headers),
      ),
    )
    replyOnStream(stream, answered)
  } catch (error) {
    failOnStream(stream, toFailure(services, error, requestId))
  }
}

async function receive(
  services: IngestServices,
  signal: OtlpSignal,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
): Promise<Uint8Array> {
  const { authenticator, budget, limits } = services
  const owner = await authenticator.authenticate(readGrpcKey(headers))
  const encoding = readGrpcEncoding(headers)
  const body = await readBody(stream, {
    limitBytes: limits.otlp_body_bytes.value + FRAME_HEAD_BYTES,
    timeoutMs: limits.body_seconds.value * 1_000,
    budget,
    holder: owner.customerId,
  })
  try {
    const { bytes, isCompressed } = readGrpcFrame(body.bytes)
    const request = {
      owner,
      bytes,
      encoding: isCompressed ? encoding : 'identity',
      format: 'otlp-protobuf',
      fingerprint: readGrpcText(headers, 'x-agent-fingerprint'),
    } as const
    const { partial } = await receiveExport(services, signal, request)
    return Buffer.from(writeExportResponse(signal, 'protobuf', partial))
  } finally {
    body.release()
  }
}

function toFailure({ logger }: IngestServices, error: unknown, requestId: string): GrpcFailure {
  const { status: httpStatus, problem, retryAfterSeconds } = toProblem(error, requestId)
  if (httpStatus >= 500) {
    logTrouble(logger, { error, message: 'gRPC export failed', level: 'error', fields: { request_id: requestId } })
  }
  const code = rpcCodeOf(httpStatus)
  const message = problem.detail
  // Without RetryInfo in it, senders must not repeat a call that ran out of a resource.
  return { code, message, details: Buffer.from(writeStatus('protobuf', { code, message, retryAfterSeconds })) }
}
