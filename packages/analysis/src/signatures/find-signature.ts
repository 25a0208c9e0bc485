import type { Signature } from '../model/signature.ts'
import { ALL_SIGNATURES } from './all-signatures.ts'

const BY_ID = new Map(ALL_SIGNATURES.map((signature) => [signature.id, signature]))

/** Undefined for a signature of another version of the catalogue: a stored digest outlives it. */
export const findSignature = (id: string | null): Signature | undefined => (id === null ? undefined : BY_ID.get(id))
