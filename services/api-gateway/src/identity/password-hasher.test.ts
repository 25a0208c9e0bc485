import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

const hasher = createPasswordHasher({ memoryKib: 64, passes: 1 })

it('makes argon2id hashes, with a new salt each time', async () => {
  const [first, second] = await Promise.all([hasher.hash('Corr3ct-horse'), hasher.hash('Corr3ct-horse')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect(first).not.toBe(second)
  expect(await hasher.matches('Corr3ct-horse', first)).toBe(true)
  expect(await hasher.matches('corr3ct-horse', first)).toBe(false)
})

it('matches nothing for a person who is not there, or whose password was taken away', async () => {
  expect(await hasher.matches('nobody has this password', undefined)).toBe(false)
  expect(await hasher.matches('', '!')).toBe(false)
})
