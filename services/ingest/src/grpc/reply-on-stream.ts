import { constants, type ServerHttp2Stream } from 'node:http2'
import { writeGrpcFrame } from './grpc-frame.ts'

const contentType = 'application/grpc'

export interface GrpcFailure {
  /** As in google.rpc.Code. */
  readonly code: number
  readonly message: string
  /** An encoded google.rpc.Status. */
  readonly details?: Uint8Array
}

export function replyOnStream(stream: ServerHttp2Stream, message: Uint8Array): void {
  if (stream.destroyed) return
  stream.respond(
    { ':status': 200, 'content-type': contentType, 'grpc-accept-encoding': 'identity,gzip,deflate' },
    { waitForTrailers: true },
  )
  stream.once('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }))
  stream.end(writeGrpcFrame(message))
}

/** At the headers alone, if need be: what the caller has not sent yet is not waited for. */
export function failOnStream(stream: ServerHttp2Stream, { code, message, details }: GrpcFailure): void {
  if (stream.destroyed || stream.headersSent) return
  stream.respond(
    {
      ':status': 200,
      'content-type': contentType,
      'grpc-status': String(code),
      'grpc-message': encodeURIComponent(message),
      ...(details ? { 'grpc-status-details-bin': Buffer.from(details).toString('base64') } : {}),
    },
    { endStream: true },
  )
  if (!stream.readableEnded) stream.close(constants.NGHTTP2_NO_ERROR)
}
