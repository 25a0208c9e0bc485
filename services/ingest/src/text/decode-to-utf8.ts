type Decoder = InstanceType<typeof TextDecoder>

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])

/** Windows tools write UTF-16 with a byte order mark, in which a newline is not one byte: it becomes UTF-8 here. */
export async function* decodeToUtf8(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined
  let decoder: Decoder | undefined
  for await (const piece of source) {
    if (decoder) yield Buffer.from(decoder.decode(piece, { stream: true }))
    else if (head === undefined || head.length < utf8Mark.length) {
      head = head ? Buffer.concat([head, piece]) : piece
      if (head.length < utf8Mark.length) continue
      decoder = decoderFor(head)
      yield decoder ? Buffer.from(decoder.decode(head, { stream: true })) : withoutMark(head)
    } else yield piece
  }
  if (decoder) yield Buffer.from(decoder.decode())
  else if (head && head.length < utf8Mark.length) yield head
}

function decoderFor(head: Buffer): Decoder | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  return undefined
}

const withoutMark = (head: Buffer): Buffer => (head.subarray(0, 3).equals(utf8Mark) ? head.subarray(3) : head)
