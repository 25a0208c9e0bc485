import { expect, it } from 'vitest'
import { isOauthApp, readGithubSettings } from './github-settings.ts'

const credentials = { GITHUB_CLIENT_ID: 'Iv23liAbc', GITHUB_CLIENT_SECRET: 'secret' }

it.each([
  { env: {}, url: 'https://github.com', apiUrl: 'https://api.github.com' },
  {
    env: { GITHUB_URL: 'https://git.acme.example/' },
    url: 'https://git.acme.example',
    apiUrl: 'https://git.acme.example/api/v3',
  },
  {
    env: { GITHUB_URL: 'http://localhost:1', GITHUB_API_URL: 'http://localhost:2/' },
    url: 'http://localhost:1',
    apiUrl: 'http://localhost:2',
  },
])('finds the API of $url at $apiUrl', ({ env, url, apiUrl }) => {
  expect(readGithubSettings({ ...credentials, ...env })).toMatchObject({ url, apiUrl })
})

it('has no settings without credentials', () => {
  expect(readGithubSettings({ GITHUB_URL: 'https://git.acme.example' })).toBeUndefined()
})

it.each([
  ['Iv1.8a61f9b3a7aba766', false],
  ['Iv23liAbc', false],
  ['Ov23liAbc', true],
  ['8a61f9b3a7aba7668a61', true],
])('tells by the id %s whether it is an OAuth app: %s', (clientId, expected) => {
  expect(isOauthApp({ clientId, clientSecret: '', url: '', apiUrl: '', webhookSecret: undefined })).toBe(expected)
})
