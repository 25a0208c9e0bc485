import type { Fleet } from './fleet.ts'
import { waitUntil } from './wait-until.ts'

export interface Account {
  readonly email: string
  token: string
  apiKey: string
}

interface Mail {
  readonly to: string
  readonly text: string
}

const password = 'Corr3ct-horse'

/** Signs up, opens the link in the caught mail and signs in: what a person's first minute is. */
export async function openAccount({ webUrl, mailUrl }: Fleet, email: string): Promise<Account> {
  const names = { company_name: 'Rehearsal', first_name: 'Ada', last_name: 'Lovelace' }
  const signedUp = await post(webUrl, '/api/v1/auth/signup', { ...names, email, password })
  if (!signedUp.ok) throw new Error(`Sign-up answered ${signedUp.status}: ${await signedUp.text()}`)
  const token = await waitUntil('the verification mail', () => findToken(mailUrl, email), 60_000)
  const verified = await fetch(`${webUrl}/api/v1/auth/verify-email?token=${token}`, {
    method: 'POST',
    redirect: 'manual',
  })
  if (!verified.headers.get('location')?.includes('/email-verified')) throw new Error('The mail’s link did not verify.')
  return signIn(webUrl, email)
}

export async function signIn(webUrl: string, email: string): Promise<Account> {
  const signedIn = await post(webUrl, '/api/v1/auth/login', { email, password })
  if (!signedIn.ok) throw new Error(`Sign-in answered ${signedIn.status}: ${await signedIn.text()}`)
  const login = (await signedIn.json()) as { access_token: string; customer: { api_key: string } }
  return { email, token: login.access_token, apiKey: login.customer.api_key }
}

/** The agents' next key; the one before works on for an hour. */
export async function rotateApiKey(webUrl: string, account: Account): Promise<string> {
  const rotated = await post(webUrl, '/api/v1/settings/api-key/rotate', { overlap_hours: 1 }, account.token)
  if (!rotated.ok) throw new Error(`The rotation of the API key answered ${rotated.status}: ${await rotated.text()}`)
  return (await signIn(webUrl, account.email)).apiKey
}

const post = (webUrl: string, path: string, body: unknown, token?: string) =>
  fetch(`${webUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

async function findToken(mailUrl: string, email: string): Promise<string | undefined> {
  const { mails } = (await (await fetch(`${mailUrl}/dev/outbox.json`)).json()) as { mails: Mail[] }
  const text = mails.find(({ to }) => to === email)?.text ?? ''
  return /verify-email\?token=([\w-]+)/.exec(text)?.[1]
}
