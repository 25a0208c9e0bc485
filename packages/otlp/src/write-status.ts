import { lengthDelimited, type OtlpEncoding, varintBytes } from './write-export-response.ts'

/** The numbers of google.rpc.Code that an export can end with. */
export const rpcCode = {
  invalidArgument: 3,
  deadlineExceeded: 4,
  permissionDenied: 7,
  resourceExhausted: 8,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const

export type RpcCode = (typeof rpcCode)[keyof typeof rpcCode]

export interface StatusOptions {
  readonly code: RpcCode
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}

/** A google.rpc.Status: the body of every OTLP error, with RetryInfo where trying again may help. */
export function writeStatus(encoding: OtlpEncoding, { code, message, retryAfterSeconds }: StatusOptions): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify({ code, message }))
  const head = Buffer.concat([Buffer.of(0x08, code), lengthDelimited(2, Buffer.from(message))])
  if (retryAfterSeconds === undefined) return head
  return Buffer.concat([head, lengthDelimited(3, writeRetryInfo(retryAfterSeconds))])
}

/** A google.protobuf.Any that holds a google.rpc.RetryInfo. */
function writeRetryInfo(seconds: number): Buffer {
  const duration = Buffer.of(0x08, ...varintBytes(Math.ceil(seconds)))
  return Buffer.concat([
    lengthDelimited(1, Buffer.from('type.googleapis.com/google.rpc.RetryInfo')),
    lengthDelimited(2, lengthDelimited(1, duration)),
  ])
}
