import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { guessReceiptTime } from '@holdfast/analysis/read/guess-receipt-time'
import { readSource } from '../run-engine.ts'
import { readTruth } from '../score/score-case.ts'
import type { CaseTruth } from '../score/case-truth.ts'
import { isInnocent } from './is-innocent.ts'

const HEAD_BYTES = 1 << 16

export interface StoryLine {
  readonly text: string
  /** Its number in the file as it was; 0 for a line that was put in. */
  readonly was: number
  /** Null where the line itself names no time, such as the lines of a stack. */
  readonly atMs: number | null
  /** The truth does not speak of it. */
  readonly innocent: boolean
}

export interface StoryFile {
  readonly name: string
  readonly lines: readonly StoryLine[]
}

/** A case whose lines can be changed: the truth follows the lines. */
export interface Story {
  readonly truth: CaseTruth
  readonly files: readonly StoryFile[]
}

/** A story told differently, or null where there is nothing to tell differently. */
export type Transform = (story: Story) => Story | null

export function readStory(folder: string): Story {
  const truth = readTruth(folder)
  const sources = truth.input.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  const writtenAtMs = Math.max(...truth.input.map((name) => statSync(join(folder, name)).mtimeMs))
  const times = timesOf(sources, writtenAtMs)
  return {
    truth,
    files: sources.map(({ name, bytes }, at) => ({
      name,
      lines: bytes
        .toString('utf8')
        .replace(/\n$/, '')
        .split('\n')
        .map((text, index) => ({
          text,
          was: index + 1,
          atMs: times[at]?.get(index + 1) ?? null,
          innocent: isInnocent(truth, name, index + 1, text),
        })),
    })),
  }
}

/** The time of each line that names one, by its number, for each source; read together, as the engine does. */
export function timesOf(
  sources: readonly { readonly name: string; readonly bytes: Buffer }[],
  writtenAtMs: number,
): ReadonlyMap<number, number>[] {
  const heads = sources.map(({ name, bytes }) => ({ name: basename(name), bytes: bytes.subarray(0, HEAD_BYTES) }))
  const receivedAtMs = guessReceiptTime(heads) ?? writtenAtMs
  return sources.map(({ name, bytes }) => {
    const times = new Map<number, number>()
    readSource({ source: basename(name), bytes }, receivedAtMs, ({ ref, timestampMs }) => {
      if (timestampMs !== null) times.set(ref.line, timestampMs)
    })
    return times
  })
}

/** With each line of each file as `change` makes it. */
export const mapLines = (story: Story, change: (line: StoryLine, file: StoryFile) => string): Story => ({
  ...story,
  files: story.files.map((file) => ({
    ...file,
    lines: file.lines.map((line) => ({ ...line, text: change(line, file) })),
  })),
})

/** Null where no line changed. */
export const ifChanged = (before: Story, after: Story): Story | null =>
  before.files.some((file, at) => file.lines.some((line, index) => line.text !== after.files[at]?.lines[index]?.text))
    ? after
    : null
