import type { Failure } from './read-failure.ts'
import type { Signature } from '../model/signature.ts'
import type { Mechanism } from '../knowledge/mechanism.ts'
import { MECHANISMS } from '../knowledge/mechanisms.ts'

/** How something fails: by its signature, else by the reason that its line gives; null where neither is known. */
export function mechanismOf(signature: Signature | null, { known }: Pick<Failure, 'known'>): Mechanism | null {
  const id = signature?.mechanism ?? known?.mechanism
  return id === undefined ? null : MECHANISMS[id]
}
