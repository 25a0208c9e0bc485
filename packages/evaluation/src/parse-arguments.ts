import { parseArgs } from 'node:util'

export interface EvaluationArguments {
  readonly json: boolean
  /** Score answers to questions instead of findings. */
  readonly answers: boolean
  /** Score the recorded exchanges of this folder instead. */
  readonly replay: string | null
  /** Record exchanges with the model of the environment into this folder. */
  readonly record: string | null
  /** Let a model investigate the cases of this folder. */
  readonly investigate: string | null
  /** Serve the model's protocol by files in this folder. */
  readonly desk: string | null
  /** Put orders to the reader into the lines of each case that is investigated. */
  readonly orders: boolean
  /** How many cases are investigated at once. */
  readonly parallel: number
  /** Train anew for the comparison, instead of the figures of the last training. */
  readonly crossValidate: boolean
  /** Leave out each trait in turn. */
  readonly ablate: boolean
  /** Keep the verdicts as they are now. */
  readonly verdicts: boolean
  /** Take the folders and files into the packs of their kinds. */
  readonly pack: boolean
  readonly folders: readonly string[]
  readonly generate: { readonly seed: number; readonly count: number; readonly out: string | null } | null
}

export const USAGE = `Usage: npm run eval -- [--json] [--cross-validate] [--generate SEED [--count N] [--out DIR]] [DIR…]
       npm run eval -- --answers [--json]
       npm run eval -- --replay DIR [--json]
       npm run eval -- --record DIR
       npm run eval -- --investigate DIR [--record DIR | --replay DIR] [--desk DIR] [--parallel N] [--orders] [--json]
       npm run eval -- --desk DIR
       npm run eval -- --ablate [--json]
       npm run eval -- --verdicts
       npm run eval -- --pack PATH…

  DIR              a scenario, a folder of scenarios, or a folder of labelled template logs;
                   without any, the project's own scenarios and 120 generated ones
  --generate SEED  score N fresh scenarios of that seed as well (N is 40 unless --count says otherwise)
  --out DIR        keep the generated scenarios there
  --answers        score the answers, without a model, to questions with known facts
  --replay DIR     score recorded exchanges with a model anew, without the model
  --record DIR     make such recordings of the project's own scenarios, with the model that OPENAI_… names
  --investigate DIR lets the model that OPENAI_… names investigate the cases of a folder, beside the engine alone;
                   with --record each becomes a file (what is recorded already is not asked again),
                   with --replay those files are judged anew, without the model
  --desk DIR       speaks the model's protocol on loopback: each request becomes a file in DIR, and its answer is
                   awaited as another; with --investigate the cases ask there, each in a folder of its own
  --parallel N     so many cases at once (1; with --desk all)
  --orders         with --investigate: puts orders to the reader into lines of each case, as an attacker would
  --cross-validate trains anew for the figures that stand beside those of the shipped weights
  --ablate         leave out each trait in turn, learn the rest anew and say what it changes
  --verdicts       keep what becomes of each case in verdicts.txt, and print which of them flip
  --pack PATH…     take these scenarios, batches, layouts, stories, investigations and recordings into the packs of
                   their kinds, in place of those of the same names
  --json           one JSON object on the last line`

/** More than anybody has. */
const EVERY_CASE = 10_000

export class UsageError extends Error {}

export function parseArguments(argv: readonly string[]): EvaluationArguments {
  const { values, positionals } = read(argv)
  const generate = readGenerate(values)
  checkTogether(values, positionals, generate)
  return {
    json: values.json,
    answers: values.answers,
    replay: values.replay ?? null,
    record: values.record ?? null,
    investigate: values.investigate ?? null,
    desk: values.desk ?? null,
    parallel: wholeNumber(values.parallel, '--parallel') ?? (values.desk === undefined ? 1 : EVERY_CASE),
    orders: values.orders,
    crossValidate: values['cross-validate'],
    ablate: values.ablate,
    verdicts: values.verdicts,
    pack: values.pack,
    folders: positionals,
    generate,
  }
}

type Values = ReturnType<typeof read>['values']

const CASES = 40

function readGenerate({ generate, count: asked, out }: Values): EvaluationArguments['generate'] {
  const seed = wholeNumber(generate, '--generate')
  const count = wholeNumber(asked, '--count') ?? CASES
  if (seed !== null) return { seed, count, out: out ?? null }
  if (asked !== undefined || out !== undefined) throw new UsageError('--count and --out go with --generate.')
  return null
}

function checkTogether(
  values: Values,
  positionals: readonly string[],
  generate: EvaluationArguments['generate'],
): void {
  const isFed = positionals.length > 0 || generate !== null
  const alone = countAlone(values)
  if (alone > 1 || (alone === 1 && (generate !== null || (isFed && !values.pack))))
    throw new UsageError('--answers, --replay, --record, --ablate, --verdicts and --pack stand alone.')
  checkInvestigation(values)
  if (values.pack && positionals.length === 0) throw new UsageError('--pack takes what is to be packed.')
  if (values['cross-validate'] && (isFed || alone > 0)) throw new UsageError('--cross-validate takes no folders.')
}

/** How many are asked for of those that stand alone. */
function countAlone(values: Values): number {
  const isInvestigation = values.investigate !== undefined || values.desk !== undefined
  return [
    values.answers,
    ...(isInvestigation ? [true] : [values.replay, values.record]),
    values.ablate,
    values.verdicts,
    values.pack,
  ].filter((value) => value !== undefined && value !== false).length
}

function checkInvestigation(values: Values): void {
  if (values.replay !== undefined && (values.record ?? values.desk) !== undefined)
    throw new UsageError('--replay asks nobody: it goes with neither --record nor --desk.')
  if (values.record !== undefined && values.desk !== undefined && values.investigate === undefined)
    throw new UsageError('--desk records what --investigate asks.')
  if (values.parallel !== undefined && values.investigate === undefined)
    throw new UsageError('--parallel goes with --investigate.')
  if (values.orders && values.investigate === undefined) throw new UsageError('--orders goes with --investigate.')
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        generate: { type: 'string' },
        count: { type: 'string' },
        out: { type: 'string' },
        answers: { type: 'boolean', default: false },
        replay: { type: 'string' },
        record: { type: 'string' },
        investigate: { type: 'string' },
        desk: { type: 'string' },
        parallel: { type: 'string' },
        orders: { type: 'boolean', default: false },
        'cross-validate': { type: 'boolean', default: false },
        ablate: { type: 'boolean', default: false },
        verdicts: { type: 'boolean', default: false },
        pack: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function wholeNumber(text: string | undefined, name: string): number | null {
  if (text === undefined) return null
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number, not '${text}'.`)
  return Number(text)
}
