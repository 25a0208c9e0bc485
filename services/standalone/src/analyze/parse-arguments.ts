import { parseArgs } from 'node:util'

export interface AnalyzeArguments {
  readonly mode: 'text' | 'json' | 'templates' | 'help'
  readonly files: readonly string[]
  readonly sinceMs: number | null
  readonly untilMs: number | null
  /** The line whose part in the decision is asked for; '' asks for the decision alone. */
  readonly why: string | null
  /** Where the model is that investigates; null: none does. */
  readonly modelUrl: string | null
}

export const USAGE = `Usage: analyze [--json | --templates | --why LINE] [--since TIME] [--until TIME] [--model URL] FILE...

Finds the incidents in log files. '-' reads standard input. Several files are several sources of one event.
A folder, a zip or a tar archive stands for all files in it: logs, what kubectl prints of a cluster, and spans and
metrics as a collector's file exporter writes them (OTLP/JSON, an export a line).

  --json         print one JSON object on the last line
  --templates    print the message templates and the template of each line, as JSON
  --why LINE     print what spoke for and against each alarm and cause, and for the line: FILE:NUMBER, NUMBER, or 0
  --since TIME   leave out what was logged before (ISO 8601; without a zone, UTC)
  --until TIME   leave out what was logged after
  --model URL    let a model at an OpenAI-compatible address investigate, such as http://localhost:11434/v1;
                 OPENAI_MODEL names it, OPENAI_API_KEY is its key. Secrets and personal data are masked.

Exit codes: 0 nothing found, 3 incidents found, 2 bad input.`

/** A wrong call is answered with a sentence for the user. */
export class UsageError extends Error {}

export function parseArguments(argv: readonly string[]): AnalyzeArguments {
  const { values, positionals } = readOptions(argv)
  if (values.help) return { mode: 'help', files: [], sinceMs: null, untilMs: null, why: null, modelUrl: null }
  if (values.json && values.templates) throw new UsageError('--json and --templates exclude each other.')
  if (positionals.length === 0) throw new UsageError('Name at least one file, or - for standard input.')
  if (positionals.filter((file) => file === '-').length > 1)
    throw new UsageError('Standard input can be read once only.')
  const sinceMs = readTime('--since', values.since)
  const untilMs = readTime('--until', values.until)
  if (sinceMs !== null && untilMs !== null && sinceMs > untilMs) throw new UsageError('--since lies after --until.')
  const why = readWhy(values)
  return {
    mode: values.templates ? 'templates' : values.json ? 'json' : 'text',
    files: positionals,
    sinceMs,
    untilMs,
    why,
    modelUrl: readModelUrl(values),
  }
}

function readWhy({ why, json, templates }: ReturnType<typeof readOptions>['values']): string | null {
  if (why === undefined) return null
  if (json || templates) throw new UsageError('--why is printed as text alone.')
  if (!/(?:^|:)\d+$/.test(why)) throw new UsageError(`--why is no line: ${why}`)
  return why
}

function readModelUrl({ model, why, templates }: ReturnType<typeof readOptions>['values']): string | null {
  if (model === undefined) return null
  if (templates || why !== undefined) throw new UsageError('--model goes with neither --templates nor --why.')
  if (!/^https?:\/\/\S+$/.test(model)) throw new UsageError(`--model takes an http(s):// address, not '${model}'.`)
  return model
}

function readOptions(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        templates: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        since: { type: 'string' },
        until: { type: 'string' },
        why: { type: 'string' },
        model: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readTime(name: string, text: string | undefined): number | null {
  if (text === undefined) return null
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : hasZone ? text : `${text.replace(' ', 'T')}Z`
  const timeMs = Date.parse(iso)
  if (Number.isNaN(timeMs)) throw new UsageError(`${name} is not a time: ${text}`)
  return timeMs
}
