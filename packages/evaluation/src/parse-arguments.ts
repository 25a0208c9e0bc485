import { parseArgs } from 'node:util'

export interface EvaluationArguments {
  readonly json: boolean
  /** Score answers to questions instead of findings. */
  readonly answers: boolean
  /** Score the recorded exchanges of this folder instead. */
  readonly replay: string | null
  /** Record exchanges with the model of the environment into this folder. */
  readonly record: string | null
  readonly folders: readonly string[]
  readonly generate: { readonly seed: number; readonly count: number; readonly out: string | null } | null
}

export const USAGE = `Usage: npm run eval -- [--json] [--generate SEED [--count N] [--out DIR]] [DIR…]
       npm run eval -- --answers [--json]
       npm run eval -- --replay DIR [--json]
       npm run eval -- --record DIR

  DIR              a scenario, a folder of scenarios, or a folder of labelled template logs;
                   without any, the project's own scenarios and 120 generated ones
  --generate SEED  score N fresh scenarios of that seed as well (N is 40 unless --count says otherwise)
  --out DIR        keep the generated scenarios there
  --answers        score the answers, without a model, to questions with known facts
  --replay DIR     score recorded exchanges with a model anew, without the model
  --record DIR     make such recordings of the project's own scenarios, with the model that OPENAI_… names
  --json           one JSON object on the last line`

export class UsageError extends Error {}

export function parseArguments(argv: readonly string[]): EvaluationArguments {
  const { values, positionals } = read(argv)
  const seed = wholeNumber(values.generate, '--generate')
  const count = wholeNumber(values.count, '--count') ?? 40
  if (seed === null && (values.count !== undefined || values.out !== undefined))
    throw new UsageError('--count and --out go with --generate.')
  const alone = [values.answers, values.replay, values.record].filter((value) => value !== undefined).length
  if (alone > 1 || (alone === 1 && (positionals.length > 0 || seed !== null)))
    throw new UsageError('--answers, --replay and --record stand alone.')
  return {
    json: values.json ?? false,
    answers: values.answers ?? false,
    replay: values.replay ?? null,
    record: values.record ?? null,
    folders: positionals,
    generate: seed === null ? null : { seed, count, out: values.out ?? null },
  }
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        generate: { type: 'string' },
        count: { type: 'string' },
        out: { type: 'string' },
        answers: { type: 'boolean' },
        replay: { type: 'string' },
        record: { type: 'string' },
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
