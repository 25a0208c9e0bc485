/** Seeded, so that the samples are the same for everyone. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * sides)
  }
}

export interface StoryLine {
  readonly atMs: number
  readonly text: string
}

export interface SampleLog {
  readonly name: string
  readonly content: string
}

/** Lines in the order of their time, as one file. */
export const toSampleLog = (name: string, lines: readonly StoryLine[]): SampleLog => ({
  name,
  content: `${lines
    .toSorted((a, b) => a.atMs - b.atMs)
    .map((line) => line.text)
    .join('\n')}\n`,
})

export const iso = (ms: number): string => new Date(ms).toISOString()
