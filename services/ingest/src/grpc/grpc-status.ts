import { status } from '@grpc/grpc-js'
import type { RpcCode } from '@holdfast/otlp/write-status'

/** The library's names for the same numbers. */
export const grpcStatus: Readonly<Record<RpcCode, status>> = {
  3: status.INVALID_ARGUMENT,
  4: status.DEADLINE_EXCEEDED,
  7: status.PERMISSION_DENIED,
  8: status.RESOURCE_EXHAUSTED,
  13: status.INTERNAL,
  14: status.UNAVAILABLE,
  16: status.UNAUTHENTICATED,
}
