export interface TestResult {
  readonly passed: number
  readonly skipped: string[]
  readonly failed: string[]
  /** Passed, but not at the first try: a race to be fixed, so a run never keeps it to itself. */
  readonly retried?: string[]
}

interface VitestReport {
  readonly testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** Counts a Vitest JSON report; a file that could not even be collected is one failure. */
export function readVitestReport(report: VitestReport, rootDir: string): TestResult {
  const result = { passed: 0, skipped: [] as string[], failed: [] as string[], retried: [] as string[] }
  for (const file of report.testResults) {
    const name = file.name.replace(`${rootDir}/`, '')
    for (const test of file.assertionResults) {
      const needsMending = test.status === 'passed' && (test.failureMessages?.length ?? 0) > 0
      if (needsMending) result.retried.push(`${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
      if (test.status === 'passed') result.passed += 1
      else if (test.status === 'failed') result.failed.push(`${name} > ${test.fullName}`)
      else result.skipped.push(`${name} > ${test.fullName}`)
    }
    const failedInside = file.assertionResults.some((test) => test.status === 'failed')
    if (file.status === 'failed' && !failedInside) result.failed.push(`${name} (the file as a whole)`)
  }
  return result
}

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? ''

export function sum(results: TestResult[]): TestResult {
  return {
    passed: results.reduce((total, result) => total + result.passed, 0),
    skipped: results.flatMap((result) => result.skipped),
    failed: results.flatMap((result) => result.failed),
    retried: results.flatMap((result) => result.retried ?? []),
  }
}

const list = (title: string, names: string[]): string[] =>
  names.length === 0 ? [] : ['', `${title}:`, ...names.map((name) => `  ${name}`)]

/** The last lines of a run: what failed, needed a second try or was skipped, by name, then the count alone on its line. */
export function summarise({ passed, failed, skipped, retried = [] }: TestResult): string {
  return [
    ...list('Failed', failed),
    ...list('Passed only on the second try', retried),
    ...list('Skipped', skipped),
    '',
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n')
}
