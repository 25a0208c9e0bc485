import { NET_STEPS, type StatementColumns } from '@holdfast/analysis/frame/read-statement-words'
import type { Softmax } from './fit-softmax.ts'
import type { TrainedStatements } from './train-statements.ts'

/** How finely weights are kept; those of mechanisms that are nearer to zero than so many steps are not worth their room. */
const POINT_STEP = 0.2
const MECHANISM_STEP = 0.14
const LEAST_OF_MECHANISMS = 4
const MOST = 127
const WHOLE_STEP = 255

export interface WrittenStatements extends StatementColumns {
  readonly mechanisms: readonly string[]
  readonly mechanismBias: readonly number[]
}

interface Row {
  readonly id: number
  readonly place: number
  /** In steps. */
  readonly point: readonly number[]
  readonly speaks: readonly (readonly [mechanism: number, steps: number])[]
}

/** What was learned, as it is kept: a head and columns of bytes. What is alike stands together, which compresses better. */
export function writeColumns({ places, mechanisms, roles, spoken }: TrainedStatements): {
  readonly head: WrittenStatements
  readonly bytes: Uint8Array
  /** The places that are worth their room, by their number among all. */
  readonly kept: readonly number[]
} {
  const dimensions = roles.points.length / Math.max(1, places.length)
  const rows = places
    .map((place, id): Row => ({
      id,
      place,
      point: [...roles.points.subarray(id * dimensions, (id + 1) * dimensions)].map((one) => inSteps(one, POINT_STEP)),
      speaks: weightsOf(spoken, id)
        .map((weight, at) => [at, inSteps(weight, MECHANISM_STEP)] as const)
        .filter(([, steps]) => Math.abs(steps) >= LEAST_OF_MECHANISMS),
    }))
    .filter((row) => row.point.some((steps) => steps !== 0) || row.speaks.length > 0)
  return {
    kept: rows.map(({ id }) => id),
    head: {
      count: rows.length,
      dimensions,
      units: roles.unitBias.length,
      roles: roles.roleBias.length,
      pointStep: POINT_STEP,
      mechanisms,
      mechanismStep: MECHANISM_STEP,
      mechanismBias: rounded(spoken.bias),
    },
    bytes: Uint8Array.from([
      ...rows.flatMap(({ place }, at) => stepTo(place - (rows[at - 1]?.place ?? 0))),
      ...Array.from({ length: dimensions }, (_, at) => rows.map(({ point }) => point[at] ?? 0)).flat(),
      ...rows.map(({ speaks }) => speaks.length),
      ...rows.flatMap(({ speaks }) => speaks.map(([mechanism]) => mechanism)),
      ...rows.flatMap(({ speaks }) => speaks.map(([, steps]) => steps)),
      ...[roles.units, roles.unitBias, roles.roles, roles.roleBias].flatMap((part) => [...part].flatMap(inTwoBytes)),
    ]),
  }
}

function weightsOf({ bias, weights }: Softmax, id: number): number[] {
  return [...weights.subarray(id * bias.length, (id + 1) * bias.length)]
}

const stepTo = (distance: number): number[] => [
  ...Array.from({ length: Math.floor(distance / WHOLE_STEP) }, () => WHOLE_STEP),
  distance % WHOLE_STEP,
]

const inSteps = (weight: number, step: number): number => Math.max(-MOST, Math.min(MOST, Math.round(weight / step)))

const MOST_WIDE = 32_767

function inTwoBytes(value: number): [number, number] {
  const steps = Math.max(-MOST_WIDE, Math.min(MOST_WIDE, Math.round(value * NET_STEPS)))
  return [(steps >> 8) & 255, steps & 255]
}

const rounded = (values: Float64Array): number[] => [...values].map((value) => Number(value.toFixed(5)))
