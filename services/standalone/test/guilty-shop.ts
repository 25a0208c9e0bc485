import { createGitRepository } from '@holdfast/testing/github/git-repository'
import { type GithubOverGit, serveGithubOverGit } from '@holdfast/testing/github/serve-github-over-git'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const cart = `import { findDiscount } from './discount'

export function cartTotal(cart: Cart): number {
  const discount = findDiscount(cart.customer)
  return cart.sum - (discount?.amountCents ?? 0)
}
`

export interface GuiltyShop {
  readonly host: GithubOverGit
  /** The commit whose line the logs cite. */
  readonly guiltySha: string
  /** What is pasted: an hour's calm, a deployment, then a failure in every line. */
  readonly logs: string
  close(): Promise<void>
}

/** A source-code host with a shop whose latest deployment fails, and a repository that has no part in it. */
export async function createGuiltyShop(): Promise<GuiltyShop> {
  const onsetMs = Math.floor((Date.now() - 10 * MINUTE_MS) / 1_000) * 1_000
  const shop = createGitRepository()
  shop.commit({ message: 'Begin', atMs: onsetMs - 90 * 24 * HOUR_MS, files: { 'src/cart.ts': cart } })
  const guiltySha = shop.commit({
    message: 'Every customer has a discount',
    atMs: onsetMs - 3 * HOUR_MS,
    files: { 'src/cart.ts': cart.replace('(discount?.amountCents ?? 0)', 'discount.amountCents') },
  })
  shop.commit({ message: 'Say hello', atMs: onsetMs - HOUR_MS, files: { 'src/hello.ts': 'export const hello = 1\n' } })
  // Pushed after the deployment that the logs show: it touches the very line, and was not running.
  const rounded = cart.replace('(discount?.amountCents ?? 0)', 'Math.round(discount.amountCents)')
  shop.commit({ message: 'Round discounts', atMs: onsetMs - 2 * MINUTE_MS, files: { 'src/cart.ts': rounded } })
  const blog = createGitRepository()
  blog.commit({ message: 'Write', atMs: onsetMs - HOUR_MS, files: { 'src/cart.ts': 'amountCents = 2\n' } })
  const merged = { number: 41, title: 'Discounts for all', mergeSha: guiltySha, shas: [guiltySha] }
  const host = await serveGithubOverGit([
    {
      id: 1,
      fullName: 'acme/shop',
      repository: shop,
      pullRequests: [{ ...merged, mergedAtMs: onsetMs - 2 * HOUR_MS }],
    },
    { id: 2, fullName: 'acme/blog', repository: blog },
  ])
  return {
    host,
    guiltySha,
    logs: writeLogs(onsetMs),
    async close() {
      await host.close()
      for (const repository of [shop, blog]) repository.remove()
    },
  }
}

function writeLogs(onsetMs: number): string {
  const at = (seconds: number) => new Date(onsetMs + seconds * 1_000).toISOString()
  const calm = Array.from(
    { length: 60 },
    (_none, index) => `${at(index - 400)} INFO checkout: order ${index} placed in ${20 + (index % 5)} ms`,
  )
  calm[10] = `${at(-390)} INFO checkout: deployed version 4.2.0 to production`
  const failing = Array.from(
    { length: 60 },
    (_none, index) =>
      `${at(index)} ERROR checkout: TypeError: Cannot read properties of undefined (reading 'amountCents')\n` +
      '    at cartTotal (/app/src/cart.ts:5:30)\n    at placeOrder (/app/src/orders.ts:12:5)',
  )
  return [...calm, ...failing].join('\n')
}

export const settingsOf = ({ host }: GuiltyShop): Record<string, string> => ({
  GITHUB_CLIENT_ID: 'Iv23liTest',
  GITHUB_CLIENT_SECRET: 'a client secret',
  GITHUB_URL: host.url,
  GITHUB_API_URL: host.url,
})
