import type { Signature } from '../model/signature.ts'
import { MECHANISMS } from './mechanisms.ts'

const DEPTH = { rarely: 3, sometimes: 2, mostly: 1 } as const

/** How near to the root a known failure lies: 3 where hardly anything is behind its mechanism, 1 where it mostly follows. */
export const depthOf = ({ mechanism }: Pick<Signature, 'mechanism'>): 1 | 2 | 3 => DEPTH[MECHANISMS[mechanism].follows]
