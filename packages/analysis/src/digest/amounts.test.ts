import { describe, expect, it } from 'vitest'
import { amountsIn, isAmount, isAmountKey, speaksOfAmount } from './amounts.ts'

describe('what a piece of work yielded', () => {
  it.each([
    ['parsed 48085 records, skipped 12 without sku', { 'amount: parsed records': 48_085 }],
    ['1,234 orders exported to ftp', { 'amount: orders exported': 1_234 }],
    ['12 rows were written to stg.prices', { 'amount: rows written': 12 }],
    ['wrote 0 bytes', { 'bytes: wrote': 0 }],
    ['dumped shop_prod: 1.5 GiB in 860 s', { 'bytes: dumped shop_prod': 1.5 * 1024 ** 3 }],
  ])('is named by its verb and its things: %s', (message, amounts) =>
    expect(Object.fromEntries(amountsIn(message).map(({ name, value }) => [name, value]))).toEqual(amounts),
  )

  it.each([
    'skipped 12 rows',
    'retried 3 times',
    'purged 12 rows',
    'waited 12 seconds for the lock',
    'connected to 3 brokers',
    'finished with 0 errors',
    'port 8080 opened',
  ])('is not what is better when it is less, nor a time: %s', (message) => expect(amountsIn(message)).toEqual([]))

  it.each([
    ['loaded <*> rows into <*>', true],
    ['copied <*>: <*> left', true],
    ['dumped shop_prod: <*> in <*>', true],
    ['GET <*> <*> <*>', false],
  ])('is looked for where a kind of line may say it: %s', (template, may) => expect(speaksOfAmount(template)).toBe(may))

  it.each([
    ['orders', true],
    ['docs_indexed', false],
    ['total_rows', true],
    ['errors', false],
    ['retries', false],
    ['status', false],
    ['elapsed_ms', false],
    ['address', false],
  ])('is known by a key of things: %s', (key, is) => expect(isAmountKey(key)).toBe(is))

  it('is told from other numbers by its name', () =>
    expect(['amount: parsed records', 'queue_depth'].map(isAmount)).toEqual([true, false]))
})
