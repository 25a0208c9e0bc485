import { describe, expect, it } from 'vitest'
import type { Finding } from '../model/finding.ts'
import type { Signature } from '../model/signature.ts'
import { analyzeDigest } from '../analyze/analyze-digest.ts'
import { createDigester } from '../digest/create-digester.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { ALL_SIGNATURES } from './all-signatures.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)
const HEALTHY = [
  'GET /api/orders 200 in 12 ms',
  'order 1812 accepted for customer 77',
  'cache refreshed, 214 entries',
  'heartbeat from worker 3',
]

type Format = (second: number, level: 'INFO' | 'ERROR', message: string) => string

const timeOf = (second: number): string => new Date(START_MS + second * 1000).toISOString()

const asApplication: Format = (second, level, message) => `${timeOf(second)} ${level} [shop-api] ${message}`

const asSyslog =
  (tag: string): Format =>
  (second, level, message) =>
    `${level === 'ERROR' ? '<27>' : ''}Mar  2 ${timeOf(second).slice(11, 19)} host-1 ${tag}: ${message}`

/** Programs whose lines reach a log through syslog, under their own tag; only the priority tells a level. */
const FORMATS: Readonly<Record<string, Format>> = {
  linux: asSyslog('kernel'),
  systemd: asSyslog('systemd[1]'),
  sshd: asSyslog('sshd[812]'),
  pam: asSyslog('sshd[812]'),
  ntp: asSyslog('chronyd[501]'),
}

/** What the kernel does to programs is told by the programs. */
const TOLD_BY_PROGRAMS = new Set(['linux/no-space', 'linux/too-many-open-files', 'linux/read-only-filesystem'])

const formatOf = ({ id, technology }: Signature): Format =>
  TOLD_BY_PROGRAMS.has(id) ? asApplication : (FORMATS[technology] ?? asApplication)

function analyzeText(sources: Readonly<Record<string, string>>): Finding[] {
  const digester = createDigester()
  for (const [name, text] of Object.entries(sources)) {
    const reader = createSourceReader(newSourceProfile(name, { name, receivedAtMs: START_MS }))
    for (const event of [...reader.push(text), ...reader.end()]) digester.add(event)
  }
  return analyzeDigest(digester.finish())
}

/** Ten quiet minutes, then the line sixteen times within a minute; and it still comes, or five minutes are quiet again. */
function analyzeBurst(line: string, level: 'INFO' | 'ERROR', write: Format): Finding[] {
  const isOver = level === 'INFO'
  const healthy = Array.from(
    { length: isOver ? 90 : 66 },
    (_, index) => [index * 10, HEALTHY[index % HEALTHY.length] ?? '', 'INFO'] as const,
  )
  const burst = Array.from({ length: 16 }, (_, index) => [600 + index * 4, line, level] as const)
  const lines = [...healthy, ...burst].toSorted((a, b) => a[0] - b[0])
  const text = lines.map(([second, message, word]) => `${write(second, word, message)}\n`).join('')
  return analyzeText({ 'shop-api.log': text })
}

/** Not yet: no signature matches it, but its words alone alarm when they come sixteen times. */
const ALARMING = new Set([
  'GET /agent/tickets/42703 HTTP/2.0 504',
  'time is out of scope',
  'goroutine 31 [sync.Mutex.Lock]:',
  'Free disk space is sufficient. Free bytes: 61784960. Limit: 50000000',
])

describe.each(ALL_SIGNATURES.map((signature) => [signature.id, signature] as const))('%s', (id, signature) => {
  it.each(Object.keys(signature.samples))('is the cause that the engine gives for %j', (line) => {
    const [finding] = analyzeBurst(line, 'ERROR', formatOf(signature))
    expect(finding?.hypotheses[0]?.signatureId).toBe(id)
    expect(finding?.title).not.toMatch(/[{}]|  /)
    expect(finding?.title.length).toBeLessThanOrEqual(60)
    expect(finding?.hypotheses[0]?.statement).not.toMatch(/[{}]|  /)
  })

  for (const line of signature.nearMisses.filter((miss) => typeof miss === 'string'))
    it(`stays silent about ${JSON.stringify(line)}`, { fails: ALARMING.has(line) }, () =>
      expect(analyzeBurst(line, 'INFO', formatOf(signature))).toEqual([]),
    )
})

const unmistakable = ALL_SIGNATURES.filter(
  (signature) => signature.unmistakable && /high|critical/.test(signature.severity),
)

it.each(unmistakable.map((signature) => [signature.id, signature] as const))(
  '%s is known whatever level its lines have',
  (id, signature) => {
    const found = Object.keys(signature.samples).map((line) => analyzeBurst(line, 'INFO', formatOf(signature))[0])
    expect(found.map((finding) => finding?.hypotheses[0]?.signatureId)).toEqual(
      Object.keys(signature.samples).map(() => id),
    )
  },
)

describe('whose fault it is', () => {
  it.each([
    { line: 'ERROR:  relation "orders" does not exist at character 15', culprit: 'shop-api' },
    { line: 'FATAL:  sorry, too many clients already', culprit: 'postgres' },
  ])('blames $culprit for $line', ({ line, culprit }) => {
    const server = HEALTHY.map((message, index) => `${timeOf(index * 200)} INFO [postgres] ${message}\n`).join('')
    const client = HEALTHY.map((message, index) => `${timeOf(index * 200)} INFO [shop-api] ${message}\n`).join('')
    const errors = Array.from({ length: 12 }, (_, index) => `${timeOf(610 + index)} ERROR [shop-api] ${line}\n`).join(
      '',
    )
    const [finding] = analyzeText({ 'postgres.log': server, 'shop-api.log': client + errors })
    expect(finding?.hypotheses[0]?.service).toBe(culprit)
  })
})
