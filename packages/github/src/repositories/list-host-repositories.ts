import { z } from 'zod'
import type { GithubClient } from '../host/create-github-client.ts'

const HostRepository = z.object({
  id: z.number().int(),
  full_name: z.string(),
  default_branch: z.string().nullish(),
})
const Installation = z.object({ id: z.number().int(), account: z.object({ login: z.string(), type: z.string() }) })
const Installations = z.object({ installations: z.array(Installation) })
const InstalledRepositories = z.object({ repositories: z.array(HostRepository) })

export interface HostListing {
  readonly repositories: { hostId: number; fullName: string; defaultBranch: string }[]
  /** Of a GitHub App that was installed in one. */
  readonly organization: string | null
}

/** Of 100 each: 20,000 repositories of one installation. */
const MAX_PAGES = 200

/** All that the connection may read: what its installations were given, or every repository of an OAuth app's user. */
export async function listHostRepositories(client: GithubClient, isOauthApp: boolean): Promise<HostListing> {
  if (isOauthApp) {
    const path = '/user/repos?per_page=100&affiliation=owner,collaborator,organization_member'
    const pages = await client.list(z.array(HostRepository), path, MAX_PAGES)
    return { repositories: unique(pages.flat()), organization: null }
  }
  const pages = await client.list(Installations, '/user/installations?per_page=100', MAX_PAGES)
  const installations = pages.flatMap((page) => page.installations)
  const found: z.infer<typeof HostRepository>[] = []
  for (const { id } of installations) {
    const path = `/user/installations/${id}/repositories?per_page=100`
    const listed = await client.list(InstalledRepositories, path, MAX_PAGES)
    found.push(...listed.flatMap((page) => page.repositories))
  }
  const organization = installations.find(({ account }) => account.type === 'Organization')?.account.login ?? null
  return { repositories: unique(found), organization }
}

/** A list that changes while it is paged names some twice. */
function unique(repositories: readonly z.infer<typeof HostRepository>[]): HostListing['repositories'] {
  const byId = new Map(repositories.map((each) => [each.id, each]))
  return [...byId.values()].map((each) => ({
    hostId: each.id,
    fullName: each.full_name,
    defaultBranch: each.default_branch ?? 'main',
  }))
}
