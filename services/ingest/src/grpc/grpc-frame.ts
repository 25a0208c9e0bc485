import { AppError } from '@holdfast/runtime/app-error'

const HEAD_BYTES = 5

export interface GrpcMessage {
  readonly bytes: Buffer
  readonly isCompressed: boolean
}

/** The one message of a unary call: a flag, its length, itself. */
export function readGrpcFrame(body: Buffer): GrpcMessage {
  if (body.length < HEAD_BYTES || body.readUInt32BE(1) !== body.length - HEAD_BYTES) {
    throw new AppError('bad_request', 'The call carries no message, or more than one.')
  }
  return { bytes: body.subarray(HEAD_BYTES), isCompressed: body[0] === 1 }
}

export function writeGrpcFrame(message: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}
