import { z } from 'zod'
import type { GithubClient } from '../host/create-github-client.ts'
import { AccessRefused } from '../host/host-failure.ts'

const User = z.object({ login: z.string() })

/** Whose authorization it is. */
export async function readAccount(client: GithubClient): Promise<string> {
  const user = await client.get(User, '/user')
  if (!user) throw new AccessRefused()
  return user.login
}
