import { confirmOperatorByOwner } from '@holdfast/database/accounts/confirm-operator-by-owner'
import { randomBytes } from 'node:crypto'
import { password, type TestGateway } from './test-gateway.ts'

export interface Person {
  readonly token: string
  readonly userId: string
  readonly email: string
  readonly customerId: string
  readonly companyName: string
  readonly apiKey: string
}

export const newEmail = (name = 'user') => `${name}-${randomBytes(6).toString('hex')}@example.com`

export const signUpBody = (email: string, companyName = 'Acme & Söhne') => ({
  company_name: companyName,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email,
  password,
})

export const linkOf = (text: string, path: string): string => {
  const link = new RegExp(String.raw`https://holdfast\.example(${path}\?token=[\w-]+)`).exec(text)?.[1]
  if (link === undefined) throw new Error(`no link to ${path} in the mail`)
  return link
}

export const tokenOf = (link: string) => new URL(link, 'https://x').searchParams.get('token') ?? ''

/** Signs up, opens the mail's link and signs in: all over HTTP. */
export async function createCompany(gateway: TestGateway, email = newEmail('admin')): Promise<Person> {
  await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body: signUpBody(email) })
  const mail = await gateway.lastMail(email)
  await pressLink(gateway, mail.text)
  return signIn(gateway, email)
}

/** Opens the verification link of a mail and presses its button. */
export async function pressLink(gateway: TestGateway, text: string) {
  const url = linkOf(text, '/api/v1/auth/verify-email')
  await gateway.call({ url })
  return gateway.call({ method: 'POST', url })
}

/** Adds somebody to the admin's team, who accepts by the mail. */
export async function createMember(gateway: TestGateway, admin: Person, role: 'admin' | 'member' = 'member') {
  const email = newEmail(role)
  const body = { email, first_name: 'Grace', last_name: 'Hopper', password, role }
  await gateway.call({ method: 'POST', url: '/api/v1/team/users', token: admin.token, body })
  await pressLink(gateway, (await gateway.lastMail(email)).text)
  return signIn(gateway, email)
}

/** A company whose admin confirmed the operator rights by the mail that the first sign-in sends. */
export async function createOperator(gateway: TestGateway, email: string): Promise<Person> {
  await createCompany(gateway, email)
  const token = tokenOf(linkOf((await gateway.lastMail(email)).text, '/reset-password'))
  await gateway.call({ method: 'POST', url: '/api/v1/auth/reset-password', body: { token, new_password: password } })
  await confirmOperatorByOwner(gateway.database, { email, now: gateway.now() })
  return signIn(gateway, email)
}

export async function signIn(gateway: TestGateway, email: string, secret = password): Promise<Person> {
  const { status, body, text } = await gateway.call({
    method: 'POST',
    url: '/api/v1/auth/login',
    body: { email, password: secret },
  })
  if (status !== 200) throw new Error(`sign-in failed: ${status} ${text}`)
  return {
    token: body.access_token,
    userId: body.user.id,
    email,
    customerId: body.customer.id,
    companyName: body.customer.name,
    apiKey: body.customer.api_key,
  }
}
