import { describe, expect, it } from 'vitest'
import { analyzeDigest } from '../analyze/analyze-digest.ts'
import { createDigester } from '../digest/create-digester.ts'
import type { Finding } from '../model/finding.ts'
import { readRecord } from '../read/read-record.ts'

const START_MS = Date.UTC(2026, 2, 3, 8)

interface Told {
  readonly service: string
  readonly kind: string
  readonly atSecond: number
  readonly title?: string
}

/** Ten minutes of checkout, which fails by a defect from the fifth on, with one reported change. */
function analyze(told: Told, failsFromSecond = 300): Finding[] {
  const digester = createDigester()
  const add = (
    atSecond: number,
    service: string,
    body: string,
    attributes: Record<string, string> = {},
    severity = 9,
  ) =>
    digester.add(
      readRecord({
        body,
        ref: { source: 'agent:a', line: atSecond + 1, offset: 0 },
        timeUnixNano: `${START_MS + atSecond * 1000}000000`,
        severityNumber: severity,
        resource: { 'service.name': service },
        attributes,
      }),
    )
  for (let second = 0; second < 600; second++) {
    add(second, 'catalog', `listed ${second} items in 4 ms`)
    if (second < failsFromSecond || second % 2 === 0) add(second, 'checkout', `order ${second} stored in 12 ms`)
    else add(second, 'checkout', `TypeError: Cannot read properties of undefined (reading 'total')`, {}, 17)
  }
  add(told.atSecond, told.service, `${told.service} v2.41.0 deployed: ${told.title ?? 'new images'}`, {
    'holdfast.change.kind': told.kind,
    'holdfast.change.version': 'v2.41.0',
  })
  return analyzeDigest(digester.finish())
}

describe('a reported change', () => {
  it('of the service that fails, just before it does, is its likely cause, and stands on the timeline', () => {
    const [finding, ...others] = analyze({ service: 'checkout', kind: 'deploy', atSecond: 290 })
    expect(others).toEqual([])
    expect(finding?.rootCause).toContain('v2.41.0')
    expect(finding?.timeline.find(({ eventType }) => eventType === 'change')).toMatchObject({
      timestampMs: START_MS + 290_000,
      component: 'checkout',
      description: expect.stringMatching(/^Likely trigger: checkout v2\.41\.0 deployed/),
    })
  })

  it('of another service is named, and ruled out with the reason', () => {
    const [deployed] = analyze({ service: 'catalog', kind: 'deploy', atSecond: 150 })
    expect(deployed?.service).toBe('checkout')
    expect(deployed?.rootCause).not.toContain('v2.41.0')
    expect(deployed?.ruledOut).toMatchObject([
      {
        statement: 'The deploy of catalog v2.41.0',
        because: 'It was 2 min 31 s before the onset, but it changed catalog, and the first failure is in checkout.',
      },
    ])
  })

  it('is no failure, whatever its words are', () => {
    const title = 'FATAL: rollback failed, out of memory, panic'
    expect(analyze({ service: 'checkout', kind: 'deploy', atSecond: 290, title }, 600)).toEqual([])
  })
})
