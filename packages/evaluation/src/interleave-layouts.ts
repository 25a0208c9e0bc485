import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeLayouts } from './score/write-layouts.ts'

/** One stream of all that a house logs: a line of each layout of a batch in turn, each from its start again at its end. */
export function interleaveLayouts(batch: string, lineCount: number): Buffer {
  const layouts = linesOf(batch)
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const own = layouts[index % layouts.length] ?? []
    return own[Math.floor(index / layouts.length) % own.length] ?? ''
  })
  return Buffer.from(`${lines.join('\n')}\n`)
}

function linesOf(batch: string): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'layouts-'))
  try {
    writeLayouts(batch, folder)
    return readdirSync(folder)
      .toSorted()
      .map((name) =>
        readFileSync(join(folder, name, 'lines.log'), 'utf8')
          .trimEnd()
          .split('\n'),
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
