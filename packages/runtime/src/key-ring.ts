import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { openBytes, sealBytes } from './aes-gcm.ts'

const FORMAT_VERSION = 1
const KEY_ID_BYTES = 4
const HEADER_BYTES = 1 + KEY_ID_BYTES

interface RingKey {
  readonly id: Buffer
  readonly encryption: KeyObject
  readonly lookup: KeyObject
}

/** Several keys: the first encrypts and hashes, all decrypt and are tried in look-ups. */
export interface KeyRing {
  encrypt(plain: string | Uint8Array, context: string): Buffer
  decrypt(sealed: Uint8Array, context: string): Buffer
  /** Whether the newest key made this; if not, the re-encrypt command has work to do. */
  isCurrent(sealed: Uint8Array): boolean
  /** Keyed hash for finding a secret without storing it. `purpose` keeps hashes of different kinds apart. */
  hash(secret: string, purpose: string): Buffer
  /** The hash under every key, for rows written before a key was added in front. */
  candidateHashes(secret: string, purpose: string): Buffer[]
}

function deriveKey(master: Buffer): RingKey {
  const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', master, '', info, bytes))
  return {
    id: derive('holdfast key id', KEY_ID_BYTES),
    encryption: createSecretKey(derive('holdfast encryption', 32)),
    lookup: createSecretKey(derive('holdfast lookup', 32)),
  }
}

const hashWith = (key: RingKey, secret: string, purpose: string) =>
  createHmac('sha256', key.lookup).update(`${purpose}\0${secret}`).digest()

export function createKeyRing(masterKeys: readonly Buffer[]): KeyRing {
  const keys = masterKeys.map(deriveKey)
  const [current] = keys
  if (!current) throw new Error('a key ring needs at least one key')
  return {
    encrypt(plain, context) {
      const body = sealBytes(current.encryption, typeof plain === 'string' ? Buffer.from(plain) : plain, context)
      return Buffer.concat([Buffer.of(FORMAT_VERSION), current.id, body])
    },
    decrypt(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      if (bytes[0] !== FORMAT_VERSION) throw new Error('unknown ciphertext format')
      const key = keys.find(({ id }) => id.equals(bytes.subarray(1, HEADER_BYTES)))
      if (!key) throw new Error('encrypted with a key that ENCRYPTION_KEY does not list')
      return openBytes(key.encryption, bytes.subarray(HEADER_BYTES), context)
    },
    isCurrent: (sealed) => sealed[0] === FORMAT_VERSION && current.id.equals(sealed.subarray(1, HEADER_BYTES)),
    hash: (secret, purpose) => hashWith(current, secret, purpose),
    candidateHashes: (secret, purpose) => keys.map((key) => hashWith(key, secret, purpose)),
  }
}
