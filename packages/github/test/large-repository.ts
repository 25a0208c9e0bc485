import { createGitRepository, type GitRepository } from '@holdfast/testing/github/git-repository'
import { shopSource } from './cases/shop-source.ts'

const COMMITS = 10_000
const GUILTY = 4_321
const SECONDS_BETWEEN = 8

export const largeTrace =
  "TypeError: Cannot read properties of undefined (reading 'amountCents')\n    at cartTotal (/app/src/cart.ts:5:92)"

/** Ten thousand commits within a day, of which one in the middle wrote the line that fails. */
export function createLargeRepository(onsetMs: number): GitRepository {
  const cart = shopSource['src/cart.ts'] ?? ''
  const changeOf = (index: number): readonly [path: string, text: string] => {
    if (index === 0) return ['src/cart.ts', cart]
    if (index === GUILTY) return ['src/cart.ts', cart.replace('discount.amountCents', 'discount.best.amountCents')]
    return [`src/part-${index % 200}.ts`, `export const revision = ${index}\n`]
  }
  const stream = Array.from({ length: COMMITS }, (_none, index) => {
    const [path, text] = changeOf(index)
    const at = Math.floor(onsetMs / 1000) - (COMMITS - index) * SECONDS_BETWEEN
    const message = index === GUILTY ? 'Take the best discount' : `Change ${index}`
    return (
      `commit refs/heads/main\ncommitter Dev <dev@example.com> ${at} +0000\ndata ${message.length}\n${message}\n` +
      `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`
    )
  })
  const repository = createGitRepository()
  repository.importStream(stream.join(''))
  return repository
}
