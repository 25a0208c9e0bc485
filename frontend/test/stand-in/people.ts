import type { Customer, User } from '@holdfast/contracts/people'
import { CUSTOMER_ID, idOf } from './incident-factory.ts'

const person = (number: number, first_name: string, last_name: string, rest: Partial<User> = {}): User => ({
  id: idOf(number),
  email: `${first_name.toLowerCase()}@example.com`,
  first_name,
  last_name,
  role: 'member',
  is_active: true,
  created_at: '2026-09-01T08:00:00Z',
  ...rest,
})

export const admin = person(10, 'Ada', 'Lovelace', { role: 'admin', is_operator: true })
export const member = person(11, 'Grace', 'Hopper')
export const inactive = person(12, 'Alan', 'Turing', { is_active: false })
export const invited = person(13, 'Barbara', 'Liskov', { is_invited: true })
export const customer: Customer = { id: CUSTOMER_ID, name: 'Acme Shipping', api_key: 'hf_stand_in_7Qm2vX9kLp4R' }

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Unsigned: the browser only reads its expiry. */
export function tokenUntil(expiresMs: number): string {
  return `${part({ alg: 'none' })}.${part({ sub: admin.id, exp: Math.floor(expiresMs / 1_000) })}.x`
}
