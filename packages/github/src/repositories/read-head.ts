import { z } from 'zod'
import type { GithubClient } from '../host/create-github-client.ts'

/** The newest commit of a branch: what polling compares with what webhooks told. */
export async function readHead(client: GithubClient, fullName: string, branch: string): Promise<string | null> {
  const path = `/repos/${fullName}/commits?sha=${encodeURIComponent(branch)}&per_page=1`
  const commits = await client.get(z.array(z.object({ sha: z.string() })), path)
  return commits?.[0]?.sha ?? null
}
