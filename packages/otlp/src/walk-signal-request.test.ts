import { describe, expect, it } from 'vitest'
import { encode, keyValue, text } from '../test/encode-otlp.ts'
import { walkSignalJson } from './json/walk-signal-json.ts'
import { walkSignalRequest } from './walk-signal-request.ts'

const resource = [1, [[1, keyValue('agent.fingerprint', text('agent-7'))]]] as const

describe('walkSignalRequest', () => {
  it('counts spans', () => {
    const bytes = encode([
      [
        1,
        [
          resource,
          [
            2,
            [
              [2, 'a'],
              [2, 'b'],
            ],
          ],
        ],
      ],
    ])
    expect(walkSignalRequest('traces', bytes)).toEqual({ itemCount: 2, fingerprint: 'agent-7' })
  })

  it('counts data points of every kind of metric', () => {
    const points = [
      [1, 'p'],
      [1, 'q'],
    ] as const
    const metrics = [5, 7, 9, 10, 11].map(
      (kind) =>
        [
          2,
          [
            [1, 'name'],
            [kind, points],
          ],
        ] as const,
    )
    expect(walkSignalRequest('metrics', encode([[1, [resource, [2, metrics]]]]))).toEqual({
      itemCount: 10,
      fingerprint: 'agent-7',
    })
  })

  it('counts the same in JSON', () => {
    const attributes = [{ key: 'agent.fingerprint', value: { stringValue: 'agent-7' } }]
    const scopeMetrics = [{ metrics: [{ gauge: { dataPoints: [{}, {}] } }, { sum: { dataPoints: [{}] } }] }]
    expect(walkSignalJson('metrics', { resourceMetrics: [{ resource: { attributes }, scopeMetrics }] })).toEqual({
      itemCount: 3,
      fingerprint: 'agent-7',
    })
    expect(walkSignalJson('traces', { resourceSpans: [{ scopeSpans: [{ spans: [{}, {}] }] }] }).itemCount).toBe(2)
  })
})
