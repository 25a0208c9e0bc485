import fs from 'node:fs'
import path from 'node:path'
import { gates } from './gates.ts'
import { cacheDir, rootDir } from './paths.mjs'
import { runProcess } from './run-process.ts'
import { readVitestReport, sum, summarise, type TestResult } from './test-result.ts'

type Stage = { name: string; run: () => Promise<TestResult> }

/** Far above what a project takes: it is for a test that never ends. */
const PROJECT_LIMIT_MS = 900_000
const vitestArgs = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json']

const asResult = (name: string, ok: boolean): TestResult =>
  ok ? { passed: 1, failed: [], skipped: [] } : { passed: 0, failed: [name], skipped: [] }

export const gateStages: Stage[] = gates.map(({ name, command, args, env = {} }) => ({
  name,
  run: async () => asResult(`gate: ${name}`, (await runProcess(command, args, { env })).exitCode === 0),
}))

/** Where processes, disks and a browser take part, a busy machine gets one second try, named in the last lines. */
const retried = new Set(['integration', 'e2e'])

/** Runs Vitest projects. What the person sees is Vitest's own output; what is counted is its report. */
export function vitestStage(projects: readonly string[], args: string[] = []): Stage {
  const name = `${projects.join(' and ')} tests`
  return {
    name,
    run: async () => {
      const reportFile = path.join(cacheDir, 'test-results', `${projects.join('-')}.json`)
      fs.rmSync(reportFile, { force: true })
      const selecting = projects.flatMap((project) => ['--project', project])
      const retrying = projects.some((project) => retried.has(project)) ? ['--retry=1'] : []
      const vitestCommand = [...vitestArgs, ...selecting, `--outputFile.json=${reportFile}`, ...retrying, ...args]
      const limits = projects.includes('nightly') ? {} : { limitMs: PROJECT_LIMIT_MS * projects.length }
      const { exitCode } = await runProcess('node_modules/vitest/vitest.mjs', vitestCommand, limits)
      if (!fs.existsSync(reportFile)) return asResult(name, exitCode === 0)
      const result = readVitestReport(JSON.parse(fs.readFileSync(reportFile, 'utf8')), rootDir)
      const unexplained = exitCode !== 0 && result.failed.length === 0
      return unexplained ? { ...result, failed: [`${name}: an error outside any test`] } : result
    },
  }
}

/** Runs every stage, whatever fails before it, and ends the process with what they came to. */
export async function runStages(stages: Stage[]): Promise<void> {
  const results: TestResult[] = []
  for (const { name, run } of stages) {
    console.log(`\n=== ${name} ===`)
    const startedAt = performance.now()
    const result = await run().catch((error: unknown) => {
      console.error(error)
      return asResult(name, false)
    })
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    console.log(`--- ${name}: ${result.failed.length === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
    results.push(result)
  }
  const total = sum(results)
  console.log(summarise(total))
  process.exitCode = total.failed.length === 0 ? 0 : 1
}
