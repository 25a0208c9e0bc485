import type { TemplateSummary } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { failureOf } from '../frame/failure-of.ts'
import { layerOf } from './layer-of.ts'
import { findExternalHost, findService, findTechnology, resolveTarget } from './resolve-target.ts'
import type { Symptom } from '../model/symptom.ts'
import type { World } from '../detect/world.ts'
import type { Signature } from '../model/signature.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { isServerTechnology } from '../signatures/is-server-technology.ts'

/** The service that a failure is about, other than the one that logs it. */
export function findTarget(
  unit: TemplateSummary,
  sample: LogEvent,
  { signature, groups }: Pick<Symptom, 'signature' | 'groups'>,
  world: World,
): string | null {
  const named = resolveTarget(sample, unit.service, world.services)
  const peer = signature?.blames === 'peer' ? (groups['peer'] ?? null) : null
  if (peer !== null) return findService(peer, world.services) ?? named ?? peer
  if (signature === null || isGeneral(signature)) return named ?? (isOfPeer(unit) ? findExternalHost(sample) : null)
  if (named !== null && layerOf(unit.service) === 'edge') return named
  return targetOfKnown(unit, sample, named, signature, world)
}

const isOfPeer = (unit: TemplateSummary): boolean => failureOf(unit).known?.side === 'peer'

/** Of a failure that is known of one technology: the service that runs it, seen from its clients. */
function targetOfKnown(
  { service }: TemplateSummary,
  sample: LogEvent,
  named: string | null,
  { technology, blames, inClient }: Signature,
  world: World,
): string | null {
  const isServer = isServerTechnology(technology)
  const owner = isServer ? findTechnology(technology, world.services) : null
  const other = owner === service ? null : owner
  if (blames === 'self') return inClient ? null : other
  if (named !== null || owner !== null) return named ?? other
  return findExternalHost(sample) ?? (isServer ? technology : null)
}
