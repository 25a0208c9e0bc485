import type { StatementColumns } from '@holdfast/analysis/frame/statement-entries'
import type { Softmax } from './fit-softmax.ts'
import { ROLES, type TrainedStatements } from './train-statements.ts'

/** How finely weights are kept; those that are nearer to zero than so many steps are not worth their room. */
const ROLE_STEP = 0.055
const MECHANISM_STEP = 0.14
const LEAST_OF_ROLES = 2
const LEAST_OF_MECHANISMS = 3
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
  readonly roles: readonly number[]
  readonly speaks: readonly (readonly [mechanism: number, steps: number])[]
}

/** What was learned, as it is kept: a head and columns of bytes. What is alike stands together, which compresses better. */
export function writeColumns({ places, mechanisms, roles, spoken }: TrainedStatements): {
  readonly head: WrittenStatements
  readonly bytes: Uint8Array
  /** The places that are worth their room, by their number among all. */
  readonly kept: readonly number[]
} {
  const rows = places
    .map((place, id): Row => {
      const ofRoles = weightsOf(roles, id).map((weight) => inSteps(weight, ROLE_STEP))
      return {
        id,
        place,
        roles: ofRoles.some((steps) => Math.abs(steps) >= LEAST_OF_ROLES) ? ofRoles : ofRoles.map(() => 0),
        speaks: weightsOf(spoken, id)
          .map((weight, at) => [at, inSteps(weight, MECHANISM_STEP)] as const)
          .filter(([, steps]) => Math.abs(steps) >= LEAST_OF_MECHANISMS),
      }
    })
    .filter((row) => row.roles.some((steps) => steps !== 0) || row.speaks.length > 0)
  return {
    kept: rows.map(({ id }) => id),
    head: {
      count: rows.length,
      roleStep: ROLE_STEP,
      roleBias: rounded(roles.bias),
      mechanisms,
      mechanismStep: MECHANISM_STEP,
      mechanismBias: rounded(spoken.bias),
    },
    bytes: Uint8Array.from([
      ...rows.flatMap(({ place }, at) => stepTo(place - (rows[at - 1]?.place ?? 0))),
      ...Array.from({ length: ROLES }, (_, role) => rows.map((row) => row.roles[role] ?? 0)).flat(),
      ...rows.map(({ speaks }) => speaks.length),
      ...rows.flatMap(({ speaks }) => speaks.map(([mechanism]) => mechanism)),
      ...rows.flatMap(({ speaks }) => speaks.map(([, steps]) => steps)),
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

const rounded = (values: Float64Array): number[] => [...values].map((value) => Number(value.toFixed(5)))
