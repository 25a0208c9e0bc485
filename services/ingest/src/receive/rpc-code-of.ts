import { type RpcCode, rpcCode } from '@holdfast/otlp/write-status'

const codes: Readonly<Record<number, RpcCode>> = {
  401: rpcCode.unauthenticated,
  403: rpcCode.permissionDenied,
  429: rpcCode.resourceExhausted,
  500: rpcCode.internal,
  502: rpcCode.unavailable,
  503: rpcCode.unavailable,
  504: rpcCode.deadlineExceeded,
}

/** The google.rpc.Code that says what an HTTP status of ours says. */
export const rpcCodeOf = (httpStatus: number): RpcCode => codes[httpStatus] ?? rpcCode.invalidArgument
