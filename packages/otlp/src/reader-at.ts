import { WireReader } from './wire-reader.ts'

export function readerAt(bytes: Uint8Array, position: number): WireReader {
  const reader = new WireReader(bytes)
  reader.position = position
  return reader
}
