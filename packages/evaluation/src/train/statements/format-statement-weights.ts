import { pressInLines } from '../press-text.ts'
import { ROLES, type TrainedStatements } from './train-statements.ts'

/** As many steps either way; nearer to zero than so many a weight is not worth its room. */
const MOST = 31
const LEAST_OF_ROLES = 2
const LEAST_OF_MECHANISMS = 3
const WHOLE_STEP = 255

interface Row {
  readonly place: number
  /** In steps. */
  readonly roles: readonly number[]
  readonly speaks: readonly (readonly [mechanism: number, steps: number])[]
}

/** The module that the engine carries: weights only, never a statement. */
export function formatStatementWeights(
  { places, mechanisms, roles, spoken }: TrainedStatements,
  { hash, stories, lines }: { readonly hash: string; readonly stories: number; readonly lines: number },
): string {
  const classes = mechanisms.length + 1
  const roleStep = stepOf(roles.weights)
  const mechanismStep = stepOf(spoken.weights)
  const rows = places
    .map((place, id): Row => {
      const ofRoles = inSteps(roles.weights.slice(id * ROLES, (id + 1) * ROLES), roleStep)
      return {
        place,
        roles: ofRoles.some((steps) => Math.abs(steps) >= LEAST_OF_ROLES) ? ofRoles : ofRoles.map(() => 0),
        speaks: inSteps(spoken.weights.slice(id * classes, (id + 1) * classes), mechanismStep)
          .map((steps, at) => [at, steps] as const)
          .filter(([, steps]) => Math.abs(steps) >= LEAST_OF_MECHANISMS),
      }
    })
    .filter((row) => row.roles.some((steps) => steps !== 0) || row.speaks.length > 0)
  const list = (values: Float64Array): string => `[${[...values].map((value) => round(value)).join(', ')}]`
  return `/**
 * Written by \`npm run train -- statements\`; not to be edited.
 * Entries are compressed (Brotli, base 85); who reads them tells how.
 */
export const STATEMENT_WEIGHTS = {
  stories: '${hash}',
  read: '${stories} stories, ${lines} lines',
  roleStep: ${round(roleStep)},
  roleBias: ${list(roles.bias)},
  mechanisms: [${mechanisms.map((id) => `'${id}'`).join(', ')}],
  mechanismStep: ${round(mechanismStep)},
  mechanismBias: ${list(spoken.bias)},
  count: ${rows.length},
  entries: \`
${pressInLines(inColumns(rows))}
\`,
} as const
`
}

/** What is alike stands together, which compresses better. */
const inColumns = (rows: readonly Row[]): Uint8Array =>
  Uint8Array.from([
    ...rows.flatMap(({ place }, at) => stepTo(place - (rows[at - 1]?.place ?? 0))),
    ...Array.from({ length: ROLES }, (_, role) => rows.map(({ roles }) => roles[role] ?? 0)).flat(),
    ...rows.map(({ speaks }) => speaks.length),
    ...rows.flatMap(({ speaks }) => speaks.map(([mechanism]) => mechanism)),
    ...rows.flatMap(({ speaks }) => speaks.map(([, steps]) => steps)),
  ])

const stepTo = (distance: number): number[] => [
  ...Array.from({ length: Math.floor(distance / WHOLE_STEP) }, () => WHOLE_STEP),
  distance % WHOLE_STEP,
]

const inSteps = (weights: Float64Array, step: number): number[] =>
  [...weights].map((weight) => Math.round(weight / step))

const stepOf = (weights: Float64Array): number =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST

const round = (value: number): number => Number(value.toFixed(5))
