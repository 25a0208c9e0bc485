import type { Metadata } from '@grpc/grpc-js'
import { readApiKey } from '../auth/read-api-key.ts'

export function readGrpcText(metadata: Metadata, name: string): string | undefined {
  const [value] = metadata.get(name)
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined
}

export function readGrpcKey(metadata: Metadata): string | undefined {
  return readApiKey({
    'x-api-key': readGrpcText(metadata, 'x-api-key'),
    authorization: readGrpcText(metadata, 'authorization'),
  })
}
