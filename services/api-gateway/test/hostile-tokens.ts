import { createHmac } from 'node:crypto'
import { createCompany, newEmail, type Person, pressLink, signIn } from './people.ts'
import { jwtSecret, password, type TestGateway } from './test-gateway.ts'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function sign(claims: object, { secret = jwtSecret, alg = 'HS256' } = {}): string {
  const unsigned = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`
  if (alg === 'none') return `${unsigned}.`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}

/** Every credential that must open nothing, by name; all are modelled on a token that opens what `victim` may. */
export async function hostileTokens(
  gateway: TestGateway,
  victim: Person,
  intruder: Person,
): Promise<Record<string, string | undefined>> {
  const [header = '', payload = '', signature = ''] = victim.token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const intruderClaims = JSON.parse(Buffer.from(intruder.token.split('.')[1] ?? '', 'base64url').toString())

  const revoked = await signIn(gateway, victim.email)
  await gateway.call({ method: 'POST', url: '/api/v1/auth/logout', token: revoked.token })

  const deactivated = await addAdmin(gateway, victim)
  await gateway.owner.updateTable('users').set({ isActive: false }).where('id', '=', deactivated.userId).execute()
  const removed = await addAdmin(gateway, victim)
  await gateway.owner.updateTable('users').set({ removedAt: new Date() }).where('id', '=', removed.userId).execute()
  const unverified = await createCompany(gateway)
  await gateway.owner
    .updateTable('customers')
    .set({ verifiedAt: null })
    .where('id', '=', unverified.customerId)
    .execute()

  return {
    'no token': undefined,
    'an API key': victim.apiKey,
    'an expired token': sign({ ...claims, iat: 1_600_000_000, exp: 1_600_043_200 }),
    'a revoked token': revoked.token,
    'a tampered token': `${header}.${encode({ ...claims, role: 'admin', sub: intruder.userId })}.${signature}`,
    'an alg:none token': sign(claims, { alg: 'none' }),
    'a token of another secret': sign(claims, { secret: 'some other secret that is long enough' }),
    'a token without a session': sign({ ...claims, jti: '01890000-0000-7000-8000-000000000000' }),
    "a token on the intruder's session": sign({ ...claims, jti: intruderClaims.jti }),
    'a token without an end': sign({ ...claims, exp: undefined }),
    'a token of a deactivated person': deactivated.token,
    'a token of a removed person': removed.token,
    'a token of an unverified company': unverified.token,
    'no token at all': 'nonsense',
  }
}

async function addAdmin(gateway: TestGateway, admin: Person): Promise<Person> {
  const email = newEmail('previous')
  const body = { email, first_name: 'For', last_name: 'Mer', password, role: 'admin' }
  await gateway.call({ method: 'POST', url: '/api/v1/team/users', token: admin.token, body })
  await pressLink(gateway, (await gateway.lastMail(email)).text)
  return signIn(gateway, email)
}
