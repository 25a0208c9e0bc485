import { expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import type { Symptom } from '../model/symptom.ts'
import { chooseEvidence } from './choose-evidence.ts'

const saying = (text: string, line: number, badness: Symptom['badness']): Symptom => ({
  key: text,
  templateIds: [],
  text,
  service: 'hall',
  sources: ['a.log'],
  level: 'info',
  signature: null,
  groups: {},
  status: null,
  exceptionType: null,
  count: 1,
  firstMs: null,
  lastMs: null,
  firstLine: line,
  lastLine: line,
  buckets: {},
  samples: [{ ...eventOf(text), ref: { source: 'a.log', line, offset: 0 } }],
  faces: [],
  badness,
  words: 0,
  soundsBad: false,
  contrast: 'new',
  onsetMs: null,
  share: 0,
  target: null,
})

const citedBeside = (members: readonly Symptom[]): string[] =>
  chooseEvidence({
    root: saying('printer jammed', 1, 2),
    members: members.map((symptom) => ({ symptom, because: '' })),
    culprit: 'hall',
    onsetMs: null,
    endMs: null,
  })
    .map(({ raw }) => raw)
    .slice(1)

const plain = ['seat sold', 'door opened', 'lamp lit', 'hall aired'].map((text, index) => saying(text, 20 + index, 0))
const bad = ['queue too long', 'visitor left', 'gate stuck'].map((text, index) => saying(text, 10 + index, 2))

it('lines that say nothing bad are cited where there is little else', () => {
  expect(citedBeside(plain)).toEqual(['seat sold', 'door opened'])
  expect(citedBeside([...plain, ...bad])).toEqual(['queue too long', 'visitor left', 'gate stuck'])
})
