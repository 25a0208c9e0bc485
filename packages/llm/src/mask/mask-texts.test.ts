import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PLANTED_SECRETS as SECRETS } from '../../test/planted-secrets.ts'
import { maskTexts } from './mask-texts.ts'

const options = { addresses: 'public', names: ['Ada Lovelace', 'Jean-Luc (ops)'] } as const
/** Half surrogates and control characters too. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

it.each(SECRETS)('masks %s, and puts it back', (_, write, secret) => {
  const line = write(secret)
  const { texts, unmask } = maskTexts([line], options)
  expect(texts[0]).not.toContain(secret)
  expect(unmask(texts[0] ?? '')).toBe(line)
})

it('masks what stands in the attributes of a record, too', () => {
  const line = [
    'cannot write invoice 300',
    'exception.message=login of ada@example.com failed',
    'db.password=hunter2-secret',
    'http.request.header.authorization=Bearer abcdefghijklmnop123456',
    'user.name=Ada Lovelace',
  ].join('\n')
  const { texts, unmask } = maskTexts([line], options)
  for (const secret of ['ada@example.com', 'hunter2', 'abcdefghijklmnop', 'Ada Lovelace'])
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
