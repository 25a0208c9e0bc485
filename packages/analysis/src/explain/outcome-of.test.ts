import { expect, it } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const said = (text: string) => ({ signature: null, target: null, samples: [], text })
const proof = said('cannot write /data/orders.db: no space left on device')
const doubt = said('order 12 was late')

it.each([
  {
    what: 'proof in its line, at a modest confidence',
    root: proof,
    confidence: 0.4,
    isSure: true,
    outcome: 'confirmed',
  },
  { what: 'proof, and another cause as likely', root: proof, confidence: 0.3, isSure: true, outcome: 'inconclusive' },
  { what: 'proof, where perhaps nothing is wrong', root: proof, confidence: 0.9, isSure: false, outcome: 'likely' },
  { what: 'a high confidence without proof', root: doubt, confidence: 0.9, isSure: true, outcome: 'likely' },
  { what: 'neither', root: doubt, confidence: 0.4, isSure: true, outcome: 'inconclusive' },
])('$outcome with $what', ({ root, confidence, isSure, outcome }) =>
  expect(outcomeOf(root, confidence, isSure)).toBe(outcome),
)
