import { randomBytes } from 'node:crypto'
import type { KeyRing } from '@holdfast/runtime/key-ring'

const DATA_KEY_BYTES = 32

export const dataKeyContext = (customerId: string): string => `data-key:${customerId}`

/** A new company's own key, wrapped. Forgetting it makes all that the company stored unreadable. */
export const createDataKey = (keyRing: KeyRing, customerId: string): Buffer =>
  keyRing.encrypt(randomBytes(DATA_KEY_BYTES), dataKeyContext(customerId))
