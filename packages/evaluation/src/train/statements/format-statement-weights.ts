import { pressText } from '../press-text.ts'
import { MIDDLE_DIGIT as MIDDLE, WEIGHT_DIGITS as DIGITS } from '../weight-digits.ts'
import { ROLES, type TrainedStatements } from './train-statements.ts'

/** So many digits from the middle a weight says something: without the others, held-out stories are judged as well. */
const LEAST = 2

/** The module that the engine carries: weights only, never a statement. */
export function formatStatementWeights(
  { features, mechanisms, roles, spoken }: TrainedStatements,
  { hash, stories, lines }: { readonly hash: string; readonly stories: number; readonly lines: number },
): string {
  const classes = mechanisms.length + 1
  const roleStep = stepOf(roles.weights)
  const mechanismStep = stepOf(spoken.weights)
  const none = DIGITS.charAt(MIDDLE).repeat(ROLES)
  const rows = features.flatMap((feature, id) => {
    const ofRoles = roles.weights.slice(id * ROLES, (id + 1) * ROLES)
    const role = ofRoles.some((weight) => isTelling(weight, roleStep))
      ? [...ofRoles].map((weight) => digit(weight, roleStep)).join('')
      : none
    const speaks = Array.from({ length: classes }, (_, at) => {
      const weight = spoken.weights[id * classes + at] ?? 0
      return isTelling(weight, mechanismStep)
        ? `${DIGITS[Math.floor(at / DIGITS.length)]}${DIGITS[at % DIGITS.length]}${digit(weight, mechanismStep)}`
        : ''
    }).join('')
    return role === none && speaks === '' ? [] : [{ feature, role, speaks }]
  })
  const list = (values: Float64Array): string => `[${[...values].map((value) => round(value)).join(', ')}]`
  return `/**
 * Written by \`npm run train -- statements\`; not to be edited.
 * Features are compressed (Brotli, base 85): a line each, then a line for each role with a digit for each feature, then for
 * each feature two digits for a mechanism and one for its weight, again and again.
 */
export const STATEMENT_WEIGHTS = {
  stories: '${hash}',
  read: '${stories} stories, ${lines} lines',
  digits: '${DIGITS}',
  roleStep: ${round(roleStep)},
  roleBias: ${list(roles.bias)},
  mechanisms: [${mechanisms.map((id) => `'${id}'`).join(', ')}],
  mechanismStep: ${round(mechanismStep)},
  mechanismBias: ${list(spoken.bias)},
  features: \`
${pressText(inColumns(rows))}
\`,
} as const
`
}

interface Row {
  readonly feature: string
  readonly role: string
  readonly speaks: string
}

/** What is alike stands together, which compresses better. */
const inColumns = (rows: readonly Row[]): string =>
  [
    ...rows.map(({ feature }) => feature),
    '',
    ...Array.from({ length: ROLES }, (_, at) => rows.map(({ role }) => role.charAt(at)).join('')),
    ...rows.map(({ speaks }) => speaks),
  ].join('\n')

const isTelling = (weight: number, step: number): boolean => Math.abs(Math.round(weight / step)) >= LEAST

const digit = (weight: number, step: number): string => DIGITS.charAt(MIDDLE + Math.round(weight / step))

const stepOf = (weights: Float64Array): number =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / (MIDDLE - 1)

const round = (value: number): number => Number(value.toFixed(5))
