import { GENERATED } from '../score/figures.ts'
import { readLessons } from '../train/read-lessons.ts'
import { withLessons } from '../train/lessons.ts'
import { ablate, type Ablations } from './ablate.ts'

const SAY_EVERY = 5

const AS_THEY_ARE = [true]

/** Some minutes of work, on scenarios and blind batches alone, each as it is: says on the error stream how many are left. */
export function runAblation(): Ablations {
  return withLessons((lessons) => {
    const cases = readLessons(
      lessons.filter(({ set }) => set !== GENERATED),
      AS_THEY_ARE,
    )
    const started = performance.now()
    return ablate(cases, (done, of) => {
      if (done % SAY_EVERY !== 1) return
      const minutes = ((performance.now() - started) / done / 60_000) * (of - done)
      process.stderr.write(`${done} of ${of} traits, about ${Math.ceil(minutes)} minutes left\n`)
    })
  })
}
