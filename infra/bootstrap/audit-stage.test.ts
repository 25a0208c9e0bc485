import { expect, it } from 'vitest'
import { judgeAudit } from './audit-stage.ts'

const advisory = (severity: string) => ({
  module_name: 'left-out',
  severity,
  title: 'Lets strangers in',
  url: 'https://example.org/advisory',
})
const report = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(severities.map((severity, index) => [index, advisory(severity)])),
    metadata: { vulnerabilities: {} },
  })

it('passes where nothing serious is known', () => {
  expect(judgeAudit(report(), '')).toEqual({ passed: 1, failed: [], skipped: [] })
  expect(judgeAudit(report('low', 'moderate'), '')).toMatchObject({ passed: 1, failed: [] })
})

it('fails by name for what is serious', () => {
  expect(judgeAudit(report('low', 'high', 'critical'), '')).toEqual({
    passed: 0,
    failed: [
      'dependency audit: left-out, high: Lets strangers in https://example.org/advisory',
      'dependency audit: left-out, critical: Lets strangers in https://example.org/advisory',
    ],
    skipped: [],
  })
})

it.each([
  [
    'refuses',
    '',
    'ERR_PNPM_AUDIT_BAD_RESPONSE × The audit endpoint responded with 405:',
    'ERR_PNPM_AUDIT_BAD_RESPONSE',
  ],
  ['is not reached', '', 'request to https://registry failed, reason: getaddrinfo ENOTFOUND', 'ENOTFOUND'],
  ['answers something else', '<html>proxy</html>', '', 'it could not be asked'],
])('fails nothing where the registry %s, and says so', (_name, stdout, complaint, reason) => {
  expect(judgeAudit(stdout, complaint)).toEqual({
    passed: 0,
    failed: [],
    skipped: [`dependency audit: no answer from the registry (${reason})`],
  })
})
