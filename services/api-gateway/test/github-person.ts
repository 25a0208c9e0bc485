import type { GithubStandIn } from './github-stand-in.ts'
import type { Person } from './people.ts'
import type { TestGateway } from './test-gateway.ts'

const base = '/api/v1/integrations/github'

/** What a person does with the integration's calls. */
export const asPerson = (gateway: TestGateway, host: GithubStandIn, { token }: Person) => {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    gateway.call({ method, url: `${base}${path}`, token })
  const start = async (): Promise<string> => (await call('GET', '/auth/start')).body.auth_url
  const finish = (code: string, state: string) =>
    call('GET', `/auth/callback?code=${code}&state=${encodeURIComponent(state)}`)
  return {
    call,
    start,
    finish,
    async connect() {
      const url = await start()
      return finish(host.agree(url), stateOf(url))
    },
    names: async (): Promise<string[]> =>
      (await call('GET', '/repositories')).body.repositories.map((each: { full_name: string }) => each.full_name),
  }
}

export const stateOf = (url: string): string => new URL(url).searchParams.get('state') ?? ''
