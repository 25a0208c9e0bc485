import { Role, type Customer, type User } from '@holdfast/contracts/people'
import type { LoginResult } from '@holdfast/contracts/auth'
import { z } from 'zod'
import { isTokenLive } from './is-token-live.ts'

/** Forgiving on purpose: what an older version stored still counts, and the next call brings it up to date. */
const StoredUser = z.object({
  id: z.string().catch(''),
  email: z.string().catch(''),
  first_name: z.string().catch(''),
  last_name: z.string().catch(''),
  role: Role.catch('member'),
  is_operator: z.boolean().catch(false),
})
const StoredCustomer = z.object({ id: z.string().catch(''), name: z.string().catch(''), api_key: z.string().catch('') })

export interface StoredAuth {
  readonly token: string
  readonly user: z.infer<typeof StoredUser>
  readonly customer: z.infer<typeof StoredCustomer>
}

const KEYS = ['auth_token', 'user', 'customer'] as const
const listeners = new Set<() => void>()
let cached: { readonly raw: string; readonly auth: StoredAuth | null } | undefined

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null unless all three items are there and whole; a new object only when the storage changed. */
export function readAuth(): StoredAuth | null {
  const items = KEYS.map((key) => localStorage.getItem(key))
  const raw = JSON.stringify(items)
  if (cached?.raw === raw) return cached.auth
  const [token, userText, customerText] = items
  const user = StoredUser.safeParse(parseJson(userText ?? ''))
  const customer = StoredCustomer.safeParse(parseJson(customerText ?? ''))
  const auth = token && user.success && customer.success ? { token, user: user.data, customer: customer.data } : null
  cached = { raw, auth }
  return auth
}

const announce = () => {
  for (const listener of listeners) listener()
}

interface NewAuth extends Pick<LoginResult, 'access_token' | 'user'> {
  readonly customer: Pick<Customer, 'name' | 'api_key'>
}

export function storeAuth({ access_token, user, customer }: NewAuth): void {
  localStorage.setItem('auth_token', access_token)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('customer', JSON.stringify(customer))
  announce()
}

export function updateStoredPeople(people: { user?: User; customer?: Customer }): void {
  if (people.user) localStorage.setItem('user', JSON.stringify(people.user))
  if (people.customer) localStorage.setItem('customer', JSON.stringify(people.customer))
  announce()
}

export function clearAuth(): void {
  for (const key of KEYS) localStorage.removeItem(key)
  sessionStorage.removeItem('signup_result')
  announce()
}

export function isAuthLive(nowMs: number): boolean {
  const auth = readAuth()
  return auth !== null && isTokenLive(auth.token, nowMs)
}

/** The gate: anything missing, expired or unreadable clears what is stored. */
export function requireLiveAuth(nowMs: number): StoredAuth | null {
  if (isAuthLive(nowMs)) return readAuth()
  if (KEYS.some((key) => localStorage.getItem(key) !== null)) clearAuth()
  return null
}

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
