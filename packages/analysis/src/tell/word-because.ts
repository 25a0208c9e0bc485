import type { Symptom } from '../model/symptom.ts'
import type { Because } from '../weigh/explains.ts'

/** Why a symptom belongs to an incident, in words. */
export const wordBecause = (because: Because, { service, target }: Pick<Symptom, 'service' | 'target'>): string =>
  WORDS[because](service, target)

const WORDS: Readonly<Record<Because, (service: string | null, target: string | null) => string>> = {
  service: (service) => (service === null ? 'the same log reports it' : `${service} reports it, too`),
  named: (_, target) => (target === null ? 'it names the cause' : `it names ${target}`),
  request: () => 'it fails in the same requests',
  thing: () => 'it names the same thing',
  words: () => 'it says the same',
  host: () => 'it happens on the same host',
  call: (service) =>
    service === null ? 'its service calls the one at fault' : `${service} calls the one at fault or is called by it`,
  change: () => 'it is what was changed',
  moment: () => 'it happens at the same time',
}
