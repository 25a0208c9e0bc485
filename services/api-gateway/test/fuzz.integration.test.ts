import type { Problem } from '@holdfast/contracts/problem'
import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { sampleBodies } from './isolation-targets.ts'
import { createCompany, type Person } from './people.ts'
import { type PublishedRoute, routesOf } from './routes-of.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
let routes: PublishedRoute[]
let admin: Person

beforeAll(async () => {
  routes = (await routesOf(gateway)).filter(({ access }) => access !== undefined)
  admin = await createCompany(gateway)
})

const names =
  'email password token new_password company_name first_name last_name role is_active profile user_settings ' +
  'customer_settings overlap_hours api_key status assigned_to question comment_text limit offset q since until action'
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\0', '\ud800', 'a@b.co', "' or 1=1 --", '%', '\\', '9'.repeat(400), -1, 1e308, 2 ** 53),
)
const someBody = fc.dictionary(fc.constantFrom(...names.split(' ')), value, { maxKeys: 6 })

/** How the validator would say it by itself. */
const validatorText = /^Invalid|\b(?:expected|received|too (?:small|big)|unrecognized|nonempty)\b/i

/** Whatever a caller sends, it is their mistake or it works: never a server error, and never words for programmers. */
it('never fails on what a caller sends, and says in words for people what is wrong with it', async () => {
  const failures: string[] = []
  const requests = fc.sample(fc.tuple(someBody, fc.boolean(), fc.boolean()), { numRuns: 12, seed: 7 })
  for (const route of routes.filter(({ path }) => !path.endsWith('/logout'))) {
    for (const [body, keepsSample, sendsQuery] of requests) {
      const sample = keepsSample ? (sampleBodies[route.name] ?? {}) : {}
      const query = sendsQuery
        ? `?${Object.entries(body)
            .map(([name, each]) => `${name}=${encodeURIComponent(JSON.stringify(each).replaceAll('"', ''))}`)
            .join('&')}`
        : ''
      const answer = await gateway.call({
        method: route.method,
        url: route.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID()) + query,
        token: admin.token,
        ...(route.method === 'GET' ? {} : { body: { ...sample, ...body } }),
      })
      const isRaw = answer.status === 422 && validatorText.test((answer.body as Problem).detail)
      if (answer.status >= 500 || isRaw) failures.push(`${route.name} ${query} ${JSON.stringify(body)}: ${answer.text}`)
    }
  }
  expect(failures).toEqual([])
})
