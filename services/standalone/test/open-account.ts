import { LoginResult } from '@holdfast/contracts/auth'

export interface Account {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly apiKey: string
  readonly customerId: string
}

const password = 'Corr3ct-horse'

/** Signs up, follows the link in the outbox and signs in, as a person would. */
export async function openAccount(url: string, email = 'ada@acme.example'): Promise<Account> {
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signedUp = await post('/api/v1/auth/signup', {
    company_name: 'Acme',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
    password,
  })
  if (!signedUp.ok) throw new Error(`sign-up answered ${signedUp.status}: ${await signedUp.text()}`)
  const token = await verificationToken(url, email)
  await fetch(`${url}/api/v1/auth/verify-email?token=${token}`, { method: 'POST', redirect: 'manual' })
  const signedIn = await post('/api/v1/auth/login', { email, password })
  const login = LoginResult.parse(await signedIn.json())
  return {
    email,
    password,
    token: login.access_token,
    apiKey: login.customer.api_key,
    customerId: login.customer.id,
  }
}

async function verificationToken(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const page = await (await fetch(`${url}/dev/outbox`)).text()
    const mail = page.split('<article').find((article) => article.includes(`data-to="${email}"`))
    const found = /verify-email\?token=([\w-]+)/.exec(mail ?? '')?.[1]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no verification mail for ${email} in the outbox`)
}
