import { IO_WAIT, STOLEN_CPU } from './engine-signatures.ts'
import { countedSymptom } from './counted-symptom.ts'
import { findSteps } from './find-slowdowns.ts'
import type { Symptom } from './symptom.ts'
import type { World } from './world.ts'

/** Shares of processor time, in per cent. */
const KINDS = [
  { names: /(?:^|[._])(?:cpu_?)?steal(?:_?(?:pct|percent))?$/i, signature: STOLEN_CPU },
  { names: /(?:^|[._])(?:cpu_?)?(?:io_?wait|wa)(?:_?(?:pct|percent))?$/i, signature: IO_WAIT },
] as const
const FLOOR = 2
const MIN_TO = 20
const MOST = 100

/** Hosts that wait, by their own readings, for what others take: the ground of whatever fails above at that time. */
export const findWaits = (world: World): Symptom[] =>
  KINDS.flatMap(({ names, signature }) =>
    findSteps(world, names, FLOOR)
      .filter(({ to }) => to >= MIN_TO && to <= MOST)
      .map(({ service, onsetMs, endMs, from, to, samples }) => ({
        ...countedSymptom(signature, service, onsetMs, samples, {
          from: String(Math.round(from)),
          to: String(Math.round(to)),
        }),
        lastMs: endMs,
      })),
  )
