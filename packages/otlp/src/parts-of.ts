import { readerAt } from './reader-at.ts'

export interface Part {
  readonly start: number
  readonly end: number
}

/** The parts of a message that stand in one of its fields, in their order. */
export function* partsOf(bytes: Uint8Array, message: Part, wanted: number): Generator<Part> {
  const reader = readerAt(bytes, message.start)
  while (reader.position < message.end) {
    const tag = reader.tag(message.end)
    if (tag !== wanted) {
      reader.skip(tag, message.end)
      continue
    }
    const end = reader.contentEnd(message.end)
    yield { start: reader.position, end }
    reader.position = end
  }
}
