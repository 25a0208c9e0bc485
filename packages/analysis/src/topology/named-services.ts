import { describeForMatching } from '../digest/describe-for-matching.ts'
import type { LogEvent } from '../model/log-event.ts'
import { addressesIn, addressOf, calledBy, findTechnology, indexOfName, namesLike, spokenOf } from './resolve-target.ts'

/** Whom a service speaks of, in all that it says. */
export interface NamedServices {
  /** All of it, in small letters. */
  readonly text: string
  readonly hosts: ReadonlySet<string>
  /** First parts of hosts. */
  readonly labels: ReadonlySet<string>
  /** What listens at the ports of its addresses. */
  readonly technologies: ReadonlySet<string>
}

export function gatherNamed(events: readonly LogEvent[]): NamedServices {
  const texts = events.map((event) => describeForMatching(event))
  const names = new Set([...texts.flatMap(addressesIn), ...events.flatMap(calledBy)])
  const addresses = Array.from(names, addressOf)
  return {
    text: texts.join('\n').toLowerCase(),
    hosts: new Set(addresses.map(({ host }) => host)),
    labels: new Set(addresses.flatMap(({ label }) => label ?? [])),
    technologies: new Set(addresses.flatMap(({ technology }) => technology ?? [])),
  }
}

/** Whether any of it would be resolved to this service, were there no other. */
export function isNamed(service: string, { text, hosts, labels, technologies }: NamedServices): boolean {
  const name = service.toLowerCase()
  if (name === '') return false
  if (hosts.has(name) || namesLike(name).some((alike) => labels.has(alike))) return true
  const spoken = spokenOf(service)
  if (spoken !== null && indexOfName(text, spoken) >= 0) return true
  return [...technologies].some((technology) => findTechnology(technology, [service]) !== null)
}
