import type { Span } from '@holdfast/analysis/spans/span'
import { validHexId } from '../decode-log-record.ts'
import type { Attributes } from '../log-record.ts'
import { textOf } from './name-resource.ts'
import type { RawSpan } from './raw-span.ts'

const ERROR_STATUS = 2
const CLIENT_KINDS: ReadonlySet<number> = new Set([3, 4])
const MAX_NAME = 500
const MAX_MESSAGE = 300
/** gRPC's own numbers of failures that are the server's. */
const SERVER_FAULTS: ReadonlySet<string> = new Set(['2', '4', '8', '12', '13', '14', '15'])

/** Null where its ids are not those of a span: nobody could place it. */
export function toSpan(raw: RawSpan, service: string, ref: Span['ref']): Span | null {
  const traceId = validHexId(raw.traceId.toLowerCase(), 32)
  const spanId = validHexId(raw.spanId.toLowerCase(), 16)
  if (traceId === null || spanId === null || !(raw.startMs > 0)) return null
  const message = raw.statusMessage || raw.exception
  return {
    traceId,
    spanId,
    parentSpanId: validHexId(raw.parentSpanId.toLowerCase(), 16),
    service,
    name: raw.name.slice(0, MAX_NAME),
    startMs: raw.startMs,
    durationMs: Math.max(0, raw.endMs - raw.startMs),
    isError: isError(raw),
    peer: CLIENT_KINDS.has(raw.kind) ? peerOf(raw.attributes) : null,
    message: message === '' ? null : message.slice(0, MAX_MESSAGE),
    ref,
  }
}

function isError({ statusCode, attributes }: RawSpan): boolean {
  if (statusCode === ERROR_STATUS) return true
  const http = Number(textOf(attributes, 'http.response.status_code', 'http.status_code') ?? 0)
  return http >= 500 || SERVER_FAULTS.has(textOf(attributes, 'rpc.grpc.status_code') ?? '')
}

const peerOf = (attributes: Attributes): string | null =>
  textOf(
    attributes,
    'peer.service',
    'server.address',
    'net.peer.name',
    'db.system.name',
    'db.system',
    'messaging.system',
  )?.slice(0, MAX_NAME) ?? null
