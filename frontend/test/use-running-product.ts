import { setTimeout as delay } from 'node:timers/promises'
import { LoginResult } from '@holdfast/contracts/auth'
import { IncidentPage } from '@holdfast/contracts/incidents'
import { z } from 'zod'

const Mails = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string() })) })
const ATTEMPTS = 240
const PAUSE_MS = 250

export interface RunningProduct {
  readonly url: string
  /** Where it shows the mails that it sends: `/dev/outbox.json` of itself, or of a mail catcher. */
  readonly outboxUrl: string
}

/**
 * A company with incidents on a product that runs already, a fleet in containers for one. Its address must be new there
 * and stand among OPERATOR_EMAILS.
 */
export async function useRunningProduct({ url, outboxUrl }: RunningProduct) {
  const email = 'demo@holdfast.example'
  const password = 'Sturdy-rope7'
  const call = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  await call('/api/v1/auth/signup', {
    company_name: 'Demo Company',
    first_name: 'Demo',
    last_name: 'Admin',
    email,
    password,
  })
  const tokenIn = (what: string, path: string) =>
    until(what, async () => {
      const { mails } = Mails.parse(await (await fetch(outboxUrl)).json())
      const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
      return new RegExp(String.raw`${path}\?token=([\w-]+)`).exec(texts.join('\n'))?.[1]
    })
  const link = await tokenIn('the verification mail', 'verify-email')
  await fetch(`${url}/api/v1/auth/verify-email?token=${link}`, { method: 'POST', redirect: 'manual' })
  const signIn = async () => LoginResult.parse(await call('/api/v1/auth/login', { email, password }))
  await signIn()
  // An operator's rights are confirmed apart from the sign-up, by the mail that the first sign-in sends.
  const confirmation = await tokenIn('the mail for operators', 'reset-password')
  await call('/api/v1/auth/reset-password', { token: confirmation, new_password: password })
  const { access_token: token } = await signIn()
  await call('/api/v1/samples', {}, token)
  await until('the incidents of the samples', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/v1/dashboard/incidents`, { headers })
    return IncidentPage.parse(await response.json()).incidents.length > 1 || undefined
  })
  return { url, email, password, stop: () => Promise.resolve() }
}

async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await delay(PAUSE_MS)
  }
  throw new Error(`There is still no sign of ${what}.`)
}
