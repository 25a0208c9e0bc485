import type { SplitLine } from './split-head.ts'

const PAIR = /^\s*[A-Za-z_][\w.-]{0,40}=/

/** `…;eno1;speed=1000;tx_drop=0`: from here on the cells of a row are pairs, and those are what it tells. */
export function opensPairs({ text, values, delimiter }: SplitLine, index: number): boolean {
  const start = values[index]?.start ?? text.length
  return (
    delimiter !== null &&
    text
      .slice(start)
      .split(delimiter)
      .every((cell) => PAIR.test(cell))
  )
}
