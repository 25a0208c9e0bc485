interface RepositoryChoice {
  readonly fullName: string
  readonly defaultBranch: string
  readonly enableCodeCorrelation: boolean
  readonly serviceNameMapping: string | null
}

const MAX_REPOSITORIES = 3

/**
 * Where to look: repositories mapped to a failing service, else those of its name, else all that are mapped to none, for
 * paths of stack traces tell which one is meant. Where the logs name no service, a mapping excludes nothing.
 */
export function chooseRepositories(
  rows: readonly RepositoryChoice[],
  services: readonly string[],
): { fullName: string; branch: string }[] {
  const wanted = new Set(services.map(plain))
  const allowed = rows.filter((row) => row.enableCodeCorrelation)
  const mapped = allowed.filter(({ serviceNameMapping: name }) => name !== null && wanted.has(plain(name)))
  const unmapped = allowed.filter((row) => row.serviceNameMapping === null || wanted.size === 0)
  const named = unmapped.filter(({ fullName }) => wanted.has(plain(fullName.split('/')[1] ?? '')))
  const chosen = mapped.length > 0 ? [...mapped, ...named] : named.length > 0 ? named : unmapped
  return chosen.slice(0, MAX_REPOSITORIES).map(({ fullName, defaultBranch: branch }) => ({ fullName, branch }))
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .replace(/(?:service|svc)$/, '')
