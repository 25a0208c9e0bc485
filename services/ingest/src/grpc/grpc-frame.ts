import { AppError } from '@holdfast/runtime/app-error'

const headBytes = 5

export interface GrpcMessage {
  readonly bytes: Buffer
  readonly isCompressed: boolean
}

/** The one message of a unary call: a flag, its length, itself. */
export function readGrpcFrame(body: Buffer): GrpcMessage {
  if (body.length < headBytes || body.readUInt32BE(1) !== body.length - headBytes) {
    throw new AppError('bad_request', 'The call carries no message, or more than one.')
  }
  return { bytes: body.subarray(headBytes), isCompressed: body[0] === 1 }
}

export function writeGrpcFrame(message: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}
