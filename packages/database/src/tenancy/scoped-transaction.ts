import type { Publish, UnkeptEvent } from '@holdfast/contracts/events/event'
import type { Transaction } from 'kysely'
import type { Tables } from '../schema/tables.ts'

declare const scope: unique symbol

/** Sees one company's rows. Only `withTenant` makes one, so a repository that asks for it can't be called without. */
export type TenantTransaction = Transaction<Tables> & { readonly [scope]: 'tenant' }

/** Sees the rows that its named purpose was given, of every company. Only `withSystem` makes one. */
export type SystemTransaction = Transaction<Tables> & { readonly [scope]: 'system' }

export type TenantWork<T> = (tx: TenantTransaction, events: { readonly publish: Publish }) => Promise<T>

export type SystemWork<T> = (tx: SystemTransaction, events: { readonly publish: Publish<UnkeptEvent> }) => Promise<T>

export function assertTenantScope(_tx: Transaction<Tables>): asserts _tx is TenantTransaction {}

export function assertSystemScope(_tx: Transaction<Tables>): asserts _tx is SystemTransaction {}
