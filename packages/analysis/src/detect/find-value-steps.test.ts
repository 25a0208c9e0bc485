import { describe, expect, it } from 'vitest'
import { observeWorld } from './world.ts'
import { findValueSteps } from './find-value-steps.ts'
import { createDigester } from '../digest/create-digester.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)

function stepsIn(lines: readonly string[], level = 'INFO') {
  const digester = createDigester()
  const reader = createSourceReader(newSourceProfile('rates.log', { name: 'rates.log' }))
  const text = lines
    .map((line, at) => `${new Date(START_MS + at * 60_000).toISOString()} level=${level} ${line}\n`)
    .join('')
  for (const event of [...reader.push(text), ...reader.end()]) digester.add(event)
  return findValueSteps(observeWorld(digester.finish()))
}

const refreshed = (base: (at: number) => string) =>
  Array.from({ length: 12 }, (_, at) => `msg="rates refreshed" provider=mirror base=${base(at)} took=${700 + at}ms`)

describe('a value that a service states again and again', () => {
  it('is a change from the first line on that states another one', () => {
    const [step, ...others] = stepsIn(refreshed((at) => (at < 7 ? 'EUR' : 'USD')))
    expect(others).toEqual([])
    expect(step).toMatchObject({
      kind: 'configuration',
      moves: [{ name: 'base', from: 'EUR', to: 'USD' }],
      timestampMs: START_MS + 7 * 60_000,
    })
  })

  it.each([
    ['stays as it is', () => 'EUR'],
    ['goes back', (at: number) => (at === 6 ? 'USD' : 'EUR')],
    ['is another one each time', (at: number) => `r${at * 7}`],
    ['was seen once only before', (at: number) => (at < 1 ? 'EUR' : 'USD')],
  ])('is none where it %s', (_, base) => expect(stepsIn(refreshed(base))).toEqual([]))

  it('is none where it names a moment or an id', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `msg="job done" trace_id=${at < 6 ? 'a1' : 'b2'} status=ok`)
    expect(stepsIn(ids)).toEqual([])
  })
})

const started = (values: readonly string[]) => [
  ...Array.from({ length: 6 }, (_, at) => `msg="push sent" took=${40 + at}ms`),
  ...values.map((value) => `msg="push client ready" topic=shop.app ${value}`),
]

it('no line that says by itself what it moved is compared with others of its kind', () => {
  const toggles = ['editor', 'editor', 'teaser'].map((name) => `msg="toggle changed" toggle=${name} from=off to=on`)
  expect(stepsIn([...started([]), ...toggles])).toEqual([])
})

describe('what a service states at each of its starts', () => {
  it('is a change where its words are others than before, with all that moved', () => {
    const steps = stepsIn(
      started([
        'gateway=push.partner.example mode=production build=3.8',
        'gateway=sandbox.partner.example mode=development build=3.9',
        'gateway=sandbox.partner.example mode=development build=3.9',
      ]),
    )
    expect(steps).toHaveLength(1)
    expect(steps[0]?.moves).toEqual([
      { name: 'gateway', from: 'push.partner.example', to: 'sandbox.partner.example' },
      { name: 'mode', from: 'production', to: 'development' },
    ])
  })

  it.each([
    ['goes back', ['mode=blue', 'mode=green', 'mode=blue']],
    ['counts or dates', ['part=orders-0401.csv', 'part=orders-0402.csv']],
    ['names what the line is about', ['job=nightly-import', 'job=nightly-export']],
    ['is a path', ['base=/srv/old', 'base=/srv/new']],
    ['is drawn at random', ['ref=kq7xzvbnwr', 'ref=zzqpwkvtxc']],
  ])('is none where it %s', (_, values) => expect(stepsIn(started(values))).toEqual([]))

  it('is none in lines that report failures', () => {
    const lines = ['mode=blue', 'mode=green'].map((value) => `msg="push client failed" ${value}`)
    expect(stepsIn(lines, 'ERROR')).toEqual([])
  })
})

it('takes the host of a setting for a value, and the host that logs for none', () => {
  const lines = (host: string, own: string) => `msg="push client ready" push.host=${host} host=${own}`
  const steps = stepsIn([
    ...started([]),
    lines('api.partner.example', 'alpha'),
    lines('sandbox.partner.example', 'beta'),
    lines('sandbox.partner.example', 'beta'),
  ])
  expect(steps.flatMap(({ moves }) => moves)).toEqual([
    { name: 'push.host', from: 'api.partner.example', to: 'sandbox.partner.example' },
  ])
})
