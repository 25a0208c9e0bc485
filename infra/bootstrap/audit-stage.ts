import { execFile } from 'node:child_process'
import { rootDir } from './paths.mjs'
import type { TestResult } from './test-result.ts'

interface Advisory {
  readonly module_name: string
  readonly severity: string
  readonly title: string
  readonly url: string
}

const name = 'dependency audit'
const LIMIT_MS = 60_000
const serious = new Set(['high', 'critical'])

/** Asks the registry for known weaknesses of what ships. A registry that cannot be asked is said so, and fails nothing. */
export const auditStage = {
  name,
  run: (): Promise<TestResult> =>
    new Promise((resolve) => {
      const options = { cwd: rootDir, timeout: LIMIT_MS, maxBuffer: 50_000_000, shell: process.platform === 'win32' }
      execFile('pnpm', ['audit', '--prod', '--json'], options, (error, stdout, stderr) => {
        const result = judgeAudit(stdout, error ? `${stderr}\n${error.message}` : stderr)
        for (const line of [...result.failed, ...result.skipped]) console.log(line)
        resolve(result)
      })
    }),
}

/** pnpm ends with 1 both for findings and for a registry without an answer: what it printed tells which it was. */
export function judgeAudit(stdout: string, complaint: string): TestResult {
  const advisories = readAdvisories(stdout)
  if (!advisories)
    return { passed: 0, failed: [], skipped: [`${name}: no answer from the registry (${why(complaint)})`] }
  const failed = advisories
    .filter(({ severity }) => serious.has(severity))
    .map((found) => `${name}: ${found.module_name}, ${found.severity}: ${found.title} ${found.url}`)
  return { passed: failed.length === 0 ? 1 : 0, failed, skipped: [] }
}

function readAdvisories(text: string): Advisory[] | undefined {
  try {
    const report: unknown = JSON.parse(text)
    const isReport = typeof report === 'object' && report !== null && 'advisories' in report && 'metadata' in report
    return isReport ? Object.values(report.advisories as Record<string, Advisory>) : undefined
  } catch {
    return undefined
  }
}

const why = (complaint: string): string =>
  /ERR_PNPM_\w+|\bE[A-Z]{5,}\b|timed? ?out/.exec(complaint)?.[0] ?? 'it could not be asked'
