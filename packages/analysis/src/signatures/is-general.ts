import type { Signature } from '../model/signature.ts'

/** Recognised by words that every technology uses, not by a line of its own. */
export const isGeneral = (signature: Signature | null): boolean => signature?.id.startsWith('general/') ?? false
