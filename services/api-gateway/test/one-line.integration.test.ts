import { expect, it } from 'vitest'
import { newEmail, signUpBody } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()

/** What people read as a name. A new such field takes `OneLine` from the contracts. */
const isNameField = (name: string) => /(?:^|_)(?:name|email|branch|fingerprint|model)$/.test(name)
/** Compared with what is there, never kept. */
const comparedOnly = new Set([
  'POST /api/v1/company/erase company_name',
  'POST /api/v1/admin/companies/{id}/erase company_name',
])

interface Schema {
  readonly properties?: Record<string, Schema>
  readonly pattern?: string
  readonly type?: string
  readonly anyOf?: Schema[]
  readonly allOf?: Schema[]
}

/** Fields of a request's body, nested ones too, that are names and take any character. */
function findOpenNames(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isOpen = isNameField(name) && field.type === 'string' && field.pattern === undefined
    return [...(isOpen && field.allOf === undefined ? [`${path} ${name}`] : []), ...findOpenNames(field, path)]
  })
  return [...own, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) => findOpenNames(part, path))]
}

it('lets no name of any call take what would change the line that it stands in', async () => {
  const { body } = await gateway.call({ url: '/api/v1/openapi.json' })
  const paths = body.paths as Record<
    string,
    Record<string, { requestBody?: { content?: Record<string, { schema: Schema }> } }>
  >
  const names: string[] = []
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      for (const { schema } of Object.values(call.requestBody?.content ?? {})) {
        names.push(...findOpenNames(schema, `${method.toUpperCase()} ${path}`))
      }
    }
  }
  expect(Object.keys(paths).length).toBeGreaterThan(50)
  expect(names.filter((name) => !comparedOnly.has(name))).toEqual([])
})

it.each(['company_name', 'first_name', 'last_name', 'email'])('refuses marks in %s', async (field) => {
  for (const mark of ['\u001b[31m', '\u009b', '\u202e', '\r\nBcc: x']) {
    const body = { ...signUpBody(newEmail()), [field]: `a${mark}b@example.com` }
    const answer = await gateway.call({ method: 'POST', url: '/api/v1/auth/signup', body })
    expect([answer.status, answer.body.detail]).toEqual([422, `${field}: must not have control characters.`])
  }
})

it.each([
  ['[', ']'],
  ['{"a":', '}'],
])('answers a login nested 10,000 deep with 400 (%s%s)', async (open, close) => {
  const nested = `${open.repeat(10_000)}1${close.repeat(10_000)}`
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":${nested},"password":"x"}`,
  })
  expect(response.statusCode).toBe(400)
})

it('takes brackets inside a text for what they are', async () => {
  const body = { email: newEmail(), password: `${'['.repeat(500)}"\\` }
  expect((await gateway.call({ method: 'POST', url: '/api/v1/auth/login', body })).status).toBe(401)
})
