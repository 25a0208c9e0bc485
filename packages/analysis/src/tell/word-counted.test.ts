import { expect, it } from 'vitest'
import { nameOfNumber } from './word-counted.ts'

it.each([
  ['used_memory', 'used memory'],
  ['jsonPayload.used_memory_bytes', 'used memory'],
  ['mutex_age_s', 'mutex age'],
  ['s', 's'],
  ['amount: parsed records', 'number of parsed records'],
  ['bytes: dumped shop_prod', 'size of dumped shop prod'],
])('%s is the %s', (name, said) => expect(nameOfNumber(name)).toBe(said))
