import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'
import { OUTAGE_START_MS } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'

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

it('tells the fields of a message that is no more than a name', () => {
  const record = (message: string, fields: object) => (at: number) =>
    JSON.stringify({ time: new Date(OUTAGE_START_MS + at * 1000).toISOString(), service: 'vault', message, ...fields })
  const lines = [
    ...Array.from({ length: 300 }, (_, index) => record('key read', { level: 'info' })(index * 4)),
    ...Array.from({ length: 60 }, (_, index) =>
      record('DecryptDenied', { level: 'error', alias: 'payroll' })(1200 + index * 10),
    ),
  ]
  const [finding] = analyzeTexts({ 'vault.log': `${lines.join('\n')}\n` })
  expect(finding?.rootCause).toContain('alias payroll')
})
