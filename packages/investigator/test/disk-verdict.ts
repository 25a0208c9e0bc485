import type { Evidence } from '../src/evidence/evidence.ts'
import type { ModelIncident, Verdict } from '../src/verdict/verdict.ts'

export const idOfText = (evidence: Evidence, text: string): string => {
  const record = evidence.records.find(({ event }) => event.raw.includes(text))
  if (!record) throw new Error(`no line says ${text}`)
  return record.id
}

/** What a good investigator says of `diskStory`. */
export function diskIncident(evidence: Evidence, overrides: Partial<ModelIncident> = {}): ModelIncident {
  const full = idOfText(evidence, 'no space left')
  const failed = idOfText(evidence, 'failed: 500')
  return {
    engine: [1],
    title: 'ledger: disk full',
    cause: 'The volume /var/lib/ledger is full, so ledger cannot write entries.',
    culprit: 'ledger',
    mechanism: 'disk-full',
    onset: idOfText(evidence, '100% full'),
    severity: 'high',
    victims: ['billing'],
    cites: [{ line: full, quote: 'no space left on device' }],
    chain: [
      { says: 'billing gets errors from ledger.', cites: [{ line: failed, quote: '500 Internal Server Error' }] },
    ],
    ruled_out: [],
    steps: [{ says: 'See what fills the volume.', command: 'du -sh /var/lib/ledger' }],
    ...overrides,
  }
}

export const verdictOf = (incidents: readonly ModelIncident[], dismissed: Verdict['dismissed'] = []): Verdict => ({
  incidents: [...incidents],
  dismissed,
})
