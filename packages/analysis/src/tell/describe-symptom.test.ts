import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'
import { eventOf } from '../../test/event-of.ts'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'
import type { Symptom } from '../model/symptom.ts'
import { describeMechanism, paraphrase } from './describe-symptom.ts'

const TUNNEL = every('charon', [0, 1200], 4, (index) => `rekeyed child ${index}`)

it('says what a line tells beside its failure', () => {
  const [finding] = analyzeLines(
    TUNNEL,
    every('charon', [1200, 2400], 10, () => 'received NO_PROPOSAL_CHOSEN notify, no CHILD_SA built', 'error'),
  )
  expect(finding?.rootCause).toMatch(/no CHILD_SA built.*received NO_PROPOSAL_CHOSEN notify/)
})

it('says it once where the sentence has it already', () => {
  const [finding] = analyzeLines(
    TUNNEL,
    every('charon', [1200, 2400], 10, () => 'could not open tunnel plant: peer certificate is not trusted', 'error'),
  )
  expect(finding?.rootCause.match(/not trusted/g)).toHaveLength(1)
})

it('words what else could be the cause like a cause, with what its service shows beside', () => {
  const [finding] = analyzeLines(
    every('shop', [0, 1200], 2, (index) => `order ${index} placed`),
    every('shop', [1200, 2400], 2, () => 'order not placed: stock did not answer within 5 s', 'error'),
    every('stock', [0, 1200], 2, (index) => `shelf ${index} counted`),
    every('stock', [1200, 2400], 2, () => 'could not count shelf: lock on table shelves is held by import', 'error'),
    every('stock', [1200, 2400], 60, () => 'import of 40 million rows holds lock on table shelves', 'warn'),
  )
  const others = finding?.hypotheses.slice(1).map(({ statement }) => statement)
  expect(others?.join('\n')).toMatch(/also shows/)
})

const failing = (message: string, fields: object) => {
  const record = (at: number, text: string, more: object) =>
    JSON.stringify({
      time: new Date(OUTAGE_START_MS + at * 1000).toISOString(),
      service: 'vault',
      message: text,
      ...more,
    })
  const lines = [
    ...Array.from({ length: 300 }, (_, index) => record(index * 4, 'key read', { level: 'info' })),
    ...Array.from({ length: 60 }, (_, index) => record(1200 + index * 10, message, { level: 'error', ...fields })),
  ]
  return analyzeTexts({ 'vault.log': `${lines.join('\n')}\n` })[0]
}

it('tells the fields of a message that is no more than a name', () =>
  expect(failing('DecryptDenied', { alias: 'payroll' })?.rootCause).toContain('alias payroll'))

it('tells a long reason in short, instead of leaving it out', () => {
  const error = `rpc error: code = ResourceExhausted desc = grpc: received message larger than max (${'9'.repeat(24)} vs. 4194304)`
  expect(failing('refresh failed, will retry', { error })?.rootCause).toContain('received message larger than max')
})

it('takes no advice for the reason', () => {
  const said = failing(
    'Slow script detected: still running after 5000 ms. You can try killing the script. Its name is: 7f',
    {},
  )
  expect(said?.rootCause).toContain('still running after 5000 ms')
  expect(said?.rootCause).not.toContain('killing')
})

const ofTill = (message: string): Symptom =>
  ({
    signature: null,
    status: null,
    exceptionType: null,
    service: 'till',
    target: 'vault',
    text: message,
    groups: {},
    samples: [eventOf(message)],
  }) as unknown as Symptom

it('says of another service that it fails calls only where a line complains of its answers', () => {
  expect(describeMechanism(ofTill('receipt not signed: vault gave no answer'), 'vault')).toMatch(
    /^vault fails the calls of till\./,
  )
  expect(describeMechanism(ofTill('drawer 7 of vault is open'), 'vault')).not.toContain('fails the calls')
})

it('says of a further line what it threw', () => {
  const exception = { type: 'ReadError', message: 'column amount is text', stack: '' }
  const thrown = { ...ofTill('Exception in task 7'), samples: [{ ...eventOf('Exception in task 7'), exception }] }
  expect(paraphrase(thrown as unknown as Symptom)).toMatch(/task 7.*, column amount is text$/)
})

it('says what a panic says on its second line', () => {
  const steady = Array.from(
    { length: 300 },
    (_, index) => `${new Date(OUTAGE_START_MS + index * 4_000).toISOString()} INFO proxy: request ${index} done`,
  )
  const panic = [
    "thread 'worker_14' panicked at proxy/src/loader.rs:71:28:",
    'called `Result::unwrap()` on an `Err` value: TooManyFeatures { limit: 200, got: 218 }',
  ]
  const [finding] = analyzeTexts({ 'proxy.log': `${[...steady, ...panic, ...panic, ...panic].join('\n')}\n` })
  expect(finding?.rootCause).toContain('TooManyFeatures')
})

it('says of an effect what is seen, not what might have caused it', () => {
  const [finding] = analyzeLines(
    every('members', [0, 1200], 2, (index) => `profile ${index} read`),
    every('members', [1200, 1201], 1, () => "flag 'inline-tier' rollout 0% -> 100%"),
    every('members', [1202, 2400], 3, () => 'redis: Timeout performing GET (5000ms), next: GET prof:1', 'error'),
  )
  expect(finding?.rootCause).toContain('inline-tier')
  expect(finding?.rootCause).toMatch(/redis time out/)
  expect(finding?.rootCause).not.toMatch(/overloaded|slow command/)
})
