import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { escapeMarks } from '@holdfast/contracts/one-line'
import { analyzeSources } from './analyze-sources.ts'
import { formatDecision } from './format-decision.ts'
import { toReport } from '@holdfast/investigator/combine/to-report'
import { formatConclusion } from './format-conclusion.ts'
import { formatReport } from './format-report.ts'
import { investigateSources } from './investigate-sources.ts'
import { listTemplates } from './list-templates.ts'
import { openBundles } from './open-bundles.ts'
import { parseArguments, USAGE, UsageError, type AnalyzeArguments } from './parse-arguments.ts'
import { createProgressBar } from './progress-bar.ts'
import { measureSources } from './read-sources.ts'

const FOUND_NOTHING = 0
const BAD_INPUT = 2
const FOUND_INCIDENTS = 3

async function main(argv: readonly string[]): Promise<number> {
  const asked = parseArguments(argv)
  if (asked.mode === 'help') {
    process.stdout.write(`${USAGE}\n`)
    return FOUND_NOTHING
  }
  const scratch = await mkdtemp(join(tmpdir(), 'holdfast-bundle-'))
  try {
    const { files, rename } = await openBundles(asked.files, scratch)
    return await analyze({ ...asked, files }, rename)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function analyze(args: AnalyzeArguments, rename: (text: string) => string): Promise<number> {
  const progress = createProgressBar(await measureSources(args.files), process.stderr)
  if (args.mode === 'templates') {
    const templates = await listTemplates(args.files, progress.advance)
    progress.finish()
    process.stdout.write(`${rename(escapeMarks(JSON.stringify(templates)))}\n`)
    return FOUND_NOTHING
  }
  if (args.modelUrl !== null) return investigate({ ...args, modelUrl: args.modelUrl }, progress, rename)
  const result = await analyzeSources(args, progress.advance)
  progress.finish()
  const output =
    result.decision !== null
      ? formatDecision(result.decision)
      : args.mode === 'json'
        ? escapeMarks(
            JSON.stringify({ processed_count: result.processedCount, incidents: result.findings.map(findingToReport) }),
          )
        : formatReport(result, process.stdout.isTTY && process.stdout.hasColors())
  process.stdout.write(`${rename(output)}\n`)
  return result.findings.length > 0 ? FOUND_INCIDENTS : FOUND_NOTHING
}

async function investigate(
  args: AnalyzeArguments & { readonly modelUrl: string },
  progress: ReturnType<typeof createProgressBar>,
  rename: (text: string) => string,
): Promise<number> {
  const result = await investigateSources(args, progress.advance, (step) => {
    progress.finish()
    if (args.mode === 'text' && step.type === 'asked') process.stderr.write(`${rename(escapeMarks(step.told))}\n`)
  })
  progress.finish()
  const { conclusion, investigation, processedCount } = result
  const output =
    args.mode === 'json'
      ? escapeMarks(
          JSON.stringify({
            processed_count: processedCount,
            incidents: conclusion.incidents.map(toReport),
            dismissed: conclusion.dismissed.map(({ finding, why }) => ({ title: finding.title, why })),
            investigation: { failure: investigation.failure, steps: investigation.steps },
          }),
        )
      : formatConclusion(result, process.stdout.isTTY && process.stdout.hasColors())
  process.stdout.write(`${rename(output)}\n`)
  return conclusion.incidents.length > 0 ? FOUND_INCIDENTS : FOUND_NOTHING
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = BAD_INPUT
  process.stderr.write(
    error instanceof UsageError
      ? `${error.message}\n\n${USAGE}\n`
      : `analyze: ${error instanceof Error ? error.message : String(error)}\n`,
  )
}
