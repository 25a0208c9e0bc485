import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// Each starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const START_MS = Date.UTC(2026, 2, 3, 8)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'analyze-'))
  writeFileSync(
    join(folder, 'healthy.log'),
    lines(() => 'INFO order saved'),
  )
  writeFileSync(
    join(folder, 'sick.log'),
    lines((index) => (index < 100 ? 'INFO order saved' : 'ERROR write /data/orders.db: no space left on device')),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const lines = (line: (index: number) => string): string =>
  Array.from({ length: 150 }, (_, index) => `${new Date(START_MS + index * 2000).toISOString()} ${line(index)}\n`).join(
    '',
  )

const analyze = (args: readonly string[], input?: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
  })
  return { status, stdout, stderr }
}

const lastJson = (stdout: string): { processed_count: number; incidents: Record<string, unknown>[] } =>
  JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as {
    processed_count: number
    incidents: Record<string, unknown>[]
  }

/** A minute of requests of which the last half waits for the work of one service. */
const exportOfSpans = (): string =>
  Array.from({ length: 120 }, (_, at) => {
    const startMs = START_MS + at * 1000
    const workMs = 20 + (at % 7) + (at < 60 ? 0 : 400)
    const traceId = String(at).padStart(32, 'a')
    const span = (service: string, id: string, parent: string, fromMs: number, durationMs: number) => ({
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [
        {
          spans: [
            {
              traceId,
              spanId: id.padEnd(16, '0'),
              parentSpanId: parent && parent.padEnd(16, '0'),
              name: 'POST /pay',
              kind: 2,
              startTimeUnixNano: `${fromMs}000000`,
              endTimeUnixNano: `${fromMs + durationMs}000000`,
            },
          ],
        },
      ],
    })
    return `${JSON.stringify({
      resourceSpans: [span('shop', 'a', '', startMs, workMs + 30), span('pay', 'b', 'a', startMs + 10, workMs)],
    })}\n`
  }).join('')

describe('analyze', () => {
  it('says why: what opened the incident, and what the line that is asked for has to do with it', () => {
    const { status, stdout } = analyze(['--why', '120', 'sick.log'])
    expect(status).toBe(3)
    expect(stdout).toContain('The line that you asked for belongs to incident 1')
    expect(stdout).toMatch(/alarm \+\d/)
    expect(stdout).toContain('Its cause is')
  })

  it('says why a healthy line raised nothing', () => {
    const { status, stdout } = analyze(['--why', '0', 'healthy.log'])
    expect(status).toBe(0)
    expect(stdout).not.toContain('Incident 1')
  })

  it('reads spans as a collector writes them, and names the service that loses the time', () => {
    writeFileSync(join(folder, 'traces.jsonl'), `${exportOfSpans()}{"resourceSpans":[{"cut off`)
    const { status, stdout } = analyze(['--json', 'traces.jsonl'])
    expect(status).toBe(3)
    const report = lastJson(stdout)
    expect(report.processed_count).toBe(121)
    expect(report.incidents).toHaveLength(1)
    expect(report.incidents[0]).toMatchObject({
      service: 'pay',
      title: expect.stringMatching(/^pay: own work \d+× slower$/),
    })
  })

  it('exits with 0 and says so when nothing is found', () => {
    const { status, stdout } = analyze(['healthy.log'])
    expect(status).toBe(0)
    expect(stdout).toContain('No incident in 150 lines')
  })

  it('exits with 3 and tells a person what broke, since when, and where it stands', () => {
    const { status, stdout } = analyze(['sick.log'])
    expect(status).toBe(3)
    expect(stdout).toContain('CRITICAL')
    expect(stdout).toContain('sick.log:101  write /data/orders.db: no space left on device')
    expect(stdout).toContain('2026-03-03T08:03:20.000Z')
    expect(stdout).not.toContain('\u001b')
  })

  it('prints one JSON object on the last line', () => {
    const { status, stdout } = analyze(['--json', 'sick.log'])
    expect(status).toBe(3)
    const report = lastJson(stdout)
    expect(report.processed_count).toBe(150)
    expect(report.incidents).toHaveLength(1)
    expect(report.incidents[0]).toMatchObject({
      severity: 'critical',
      service: 'sick',
      started_at: '2026-03-03T08:03:20.000Z',
      outcome: 'confirmed',
    })
    expect(Object.keys(report.incidents[0] ?? {})).toEqual(
      expect.arrayContaining([
        'title',
        'confidence_score',
        'root_cause_analysis',
        'hypotheses',
        'evidence_logs',
        'timeline',
        'temporal_pattern',
        'impact_analysis',
        'remediation_commands',
        'template_ids',
      ]),
    )
  })

  it('reads standard input', () => {
    const { status, stdout } = analyze(
      ['--json', '-'],
      lines((index) => (index < 100 ? 'INFO ok' : 'ERROR accept4: too many open files')),
    )
    expect(status).toBe(3)
    expect(lastJson(stdout).incidents[0]).toMatchObject({
      evidence_logs: expect.arrayContaining([expect.objectContaining({ file: '-', line: 101 })]),
    })
  })

  it('leaves out what lies outside of --since and --until', () => {
    expect(analyze(['--until', '2026-03-03T08:03:00Z', 'sick.log']).status).toBe(0)
    expect(analyze(['--since', '2026-03-03 08:04', 'sick.log']).status).toBe(3)
  })

  it('gives each line its template', () => {
    const { status, stdout } = analyze(['--templates', 'sick.log'])
    expect(status).toBe(0)
    const { templates, lines: ids } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as {
      templates: { id: string; template: string }[]
      lines: string[]
    }
    expect(ids).toHaveLength(150)
    expect(new Set(ids)).toEqual(new Set(templates.map(({ id }) => id)))
  })

  it.each([
    { name: 'no file', args: [], says: 'Name at least one file' },
    { name: 'a file that is not there', args: ['nowhere.log'], says: 'There is no file nowhere.log' },
    { name: 'a time that is none', args: ['--since', 'yesterday-ish', 'sick.log'], says: '--since is not a time' },
    { name: 'an unknown option', args: ['--jsn', 'sick.log'], says: '--jsn' },
  ])('exits with 2 and one clear sentence for $name', ({ args, says }) => {
    const { status, stdout, stderr } = analyze(args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(says)
  })
})
