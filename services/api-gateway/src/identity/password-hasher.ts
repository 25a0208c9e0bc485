import { hash, verify } from '@node-rs/argon2'

interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
}

/** About 100 ms on the machine it was measured on; see the README. */
const defaultPasswordCost: PasswordCost = { memoryKib: 65_536, passes: 6 }

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a stored hash it takes as long and says no, so that time does not tell which addresses are known. */
  matches(password: string, storedHash: string | undefined): Promise<boolean>
}

/** argon2id, which is the library's default. */
export function createPasswordHasher({ memoryKib, passes }: PasswordCost = defaultPasswordCost): PasswordHasher {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const decoy = hash('nobody has this password', options)
  return {
    hash: (password) => hash(password, options),
    async matches(password, storedHash) {
      if (storedHash?.startsWith('$argon2id$')) return verify(storedHash, password)
      await verify(await decoy, password)
      return false
    },
  }
}
