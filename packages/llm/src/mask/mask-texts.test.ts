import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskTexts } from './mask-texts.ts'

const options = { addresses: 'public', names: ['Ada Lovelace', 'Jean-Luc (ops)'] } as const
const glue = (...parts: string[]) => parts.join('')
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Put together at run time, so that no scanner takes this file for a leak. */
const SECRETS = [
  ['an OpenAI key', (s: string) => `using ${s}`, `sk-proj-${'aB3dE6gH'.repeat(4)}`],
  ['an AWS key', (s: string) => `denied for ${s}.`, glue('AKIA', 'ABCDEFGH23456789')],
  ['a GitHub token', (s: string) => `remote: ${s} rejected`, `ghp_${'a1B2c3D4e5'.repeat(3)}`],
  ['a Slack token', (s: string) => `slack(${s})`, glue('xoxb-', '123456789012-abcdef')],
  ['a Holdfast key', (s: string) => `x-api-key ${s}`, glue('hf_', 'k9Zx7Wv5')],
  ['a Stripe key', (s: string) => `charge with ${s}`, glue('sk_live_', '51H8aB3dE6gH9jK2')],
  ['a Google key', (s: string) => `maps?key=${s}`, glue('AIza', 'SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6')],
  ['a bearer token', (s: string) => `Authorization: Bearer ${s}`, 'abc.def-ghi_jkl'],
  ['a basic login', (s: string) => `authorization=Basic ${s}`, base64('ada:hunter22')],
  ['a JWT', (s: string) => `claims of ${s} expired`, glue('eyJ', 'hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl')],
  ['a password in a URL', (s: string) => `postgres://app:${s}@db:5432/shop refused`, 'p@ss/w:rd'],
  ['a password as key=value', (s: string) => `user=bob password=${s} host=db`, 'tr0ub,4dor;3'],
  ['a password in JSON', (s: string) => `{"db_password":"${s}","port":5432}`, 'correct horse battery'],
  ['a password in JSON in JSON', (s: string) => String.raw`{"m":"{\"password\":\"${s}\"}"}`, 'hunter2hunter2'],
  ['a password in quotes', (s: string) => `passwd='${s}'`, 'my secret words'],
  ['a password as option', (s: string) => `mysql --password ${s} -u root`, 'opensesame'],
  ['a short name for it', (s: string) => `DB_PASS=${s}`, 'foo123'],
  ['a password in words', (s: string) => `set password to ${s}`, 'hunter2'],
  ['a password in an encoded address', (s: string) => `GET /cb?next=client_secret%3D${s}`, 'abc-def'],
  ['a login of curl', (s: string) => `curl -u ada:${s} https://shop.example`, 'hunter2'],
  ['a token as the user of a URL', (s: string) => `cloning https://${s}@github/x`, 'tok3nvalue'],
  ['a cookie', (s: string) => `Cookie: ${s}`, 'sid=1f2e3d; theme=dark'],
  [
    'a private key',
    (s: string) => `key: ${s}`,
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEow\nabc=\n-----END RSA PRIVATE KEY-----',
  ],
  ['a nameless token', (s: string) => `retrying with ${s}`, 'Zk3v9QxT7bN2mL8pR4sW6yH1jF5gD0cA'],
  ['an email', (s: string) => `mail to <${s}> bounced`, 'grace.hopper+navy@example.co.uk'],
  ['a public address', (s: string) => `refused ${s}:443`, '203.0.113.77'],
  ['a public IPv6 address', (s: string) => `peer ${s} reset`, '2001:db8::ff00:42:8329'],
  ['a card number', (s: string) => `card ${s} declined`, '4111 1111 1111 1111'],
  ['a user name in a field', (s: string) => `{"username":"${s}"}`, 'mallory.w'],
  ['a user name of sshd', (s: string) => `Failed password for invalid user ${s} from 10.0.0.9`, 'oracle'],
  ['a colleague', (s: string) => `ticket of ${s} closed`, 'Ada Lovelace'],
  ['a name with signs', (s: string) => `asked ${s}, no reply`, 'jean-luc (ops)'],
] as const

/** Half surrogates and control characters too. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

it.each(SECRETS)('masks %s, and puts it back', (_, write, secret) => {
  const line = write(secret)
  const { texts, unmask } = maskTexts([line], options)
  expect(texts[0]).not.toContain(secret)
  expect(unmask(texts[0] ?? '')).toBe(line)
})

it('leaves nothing of any secret in a whole request, however they are mixed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...SECRETS), fc.string()), { minLength: 1, maxLength: 12 }),
      (parts) => {
        const lines = parts.map(([[, write, secret], around]) => `${around} ${write(secret)} ${around}`)
        const { texts, unmask } = maskTexts(lines, options)
        const sent = texts.join('\n')
        for (const [[, , secret]] of parts) expect(sent).not.toContain(secret)
        expect(texts.map(unmask)).toEqual(lines)
      },
    ),
    { numRuns: 300 },
  )
})

it('is reversible for any text, placeholders of the log itself included', () => {
  const piece = fc.oneof(
    anyText,
    fc.constantFrom(
      '[EMAIL_1]',
      '[',
      '_1]',
      'password=',
      'a@b.co',
      ' ',
      '"',
      '[TEXT_1]',
      '10.0.0.1',
      '8.8.8.8',
      'user=',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.array(piece).map((pieces) => pieces.join('')),
        { maxLength: 5 },
      ),
      (lines) => {
        let masked
        try {
          masked = maskTexts(lines, options)
        } catch {
          return
        }
        expect(masked.texts.map(masked.unmask)).toEqual(lines)
      },
    ),
    { numRuns: 500 },
  )
})

it('gives one value one placeholder, and masks a password where nothing names it', () => {
  const { texts } = maskTexts(
    ['password=opensesame', 'login with opensesame failed', 'a@b.co wrote a@b.co and c@d.co'],
    options,
  )
  expect(texts).toEqual([
    'password=[SECRET_1]',
    'login with [SECRET_1] failed',
    '[EMAIL_1] wrote [EMAIL_1] and [EMAIL_2]',
  ])
})

it.each([
  ['none', '8.8.8.8 and 10.0.0.1'],
  ['public', '[IP_1] and 10.0.0.1'],
  ['all', '[IP_1] and [IP_2]'],
] as const)('follows the address policy %s', (addresses, expected) => {
  expect(maskTexts(['8.8.8.8 and 10.0.0.1'], { addresses, names: [] }).texts[0]).toBe(expected)
})

it('leaves ordinary lines as they are', () => {
  const lines = [
    '2026-11-20T09:05:12.123Z ERROR checkout: connection refused to db:5432 after 3 retries',
    'org.springframework.jdbc.CannotGetJdbcConnectionException at com.shop.checkout.OrderRepository.save',
    'GET /api/v1/orders/6f9619ff-8b86-d011-b42d-00cf4fc964ff 503 in 30012 ms, order 4111 1111 1111 1112',
    '{"level":30,"time":1780000000009,"msg":"placed"}',
  ]
  expect(maskTexts(lines, options).texts).toEqual(lines)
})
