import { IO_WAIT, STOLEN_CPU } from './engine-signatures.ts'
import { countedSymptom } from './counted-symptom.ts'
import { findShifts, linesOf } from './find-shifts.ts'
import type { Symptom } from './symptom.ts'
import type { World } from './world.ts'

/** Shares of processor time, in per cent. */
const KINDS = [
  { names: /(?:^|[._])(?:cpu_?)?steal(?:_?(?:pct|percent))?$/i, signature: STOLEN_CPU },
  { names: /(?:^|[._])(?:cpu_?)?(?:io_?wait|wa)(?:_?(?:pct|percent))?$/i, signature: IO_WAIT },
] as const
/** What is reported as a wait is not reported as a number that rose. */
export const isWait = (name: string): boolean => KINDS.some(({ names }) => names.test(name))

const MIN_TO = 20
const MOST = 100

/** Hosts that wait, by their own readings, for what others take: the ground of whatever fails above at that time. */
export const findWaits = (world: World): Symptom[] =>
  KINDS.flatMap(({ names, signature }) =>
    findShifts(world, (name) => names.test(name))
      .filter(({ to }) => to >= MIN_TO && to <= MOST)
      .map((shift) => ({
        ...countedSymptom(signature, shift.service, shift.onsetMs, linesOf(shift), {
          from: String(Math.round(shift.from)),
          to: String(Math.round(shift.to)),
        }),
        lastMs: shift.endMs,
      })),
  )
