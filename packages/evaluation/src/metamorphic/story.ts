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
  return {
    truth,
    files: truth.input.map((name) => {
      const bytes = readFileSync(join(folder, name))
      const times = timesOf(name, bytes, statSync(join(folder, name)).mtimeMs)
      const lines = bytes.toString('utf8').replace(/\n$/, '').split('\n')
      return {
        name,
        lines: lines.map((text, index) => ({
          text,
          was: index + 1,
          atMs: times.get(index + 1) ?? null,
          innocent: isInnocent(truth, name, index + 1, text),
        })),
      }
    }),
  }
}

function timesOf(name: string, bytes: Buffer, writtenAtMs: number): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  const receivedAtMs = guessReceiptTime([{ name: basename(name), bytes: bytes.subarray(0, HEAD_BYTES) }]) ?? writtenAtMs
  readSource({ source: basename(name), bytes }, receivedAtMs, ({ ref, timestampMs }) => {
    if (timestampMs !== null) times.set(ref.line, timestampMs)
  })
  return times
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
  before.files.some((file, at) => file.lines.some((line, index) => line.text !== after.files[at]!.lines[index]!.text))
    ? after
    : null
