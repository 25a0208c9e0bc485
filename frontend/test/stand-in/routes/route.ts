import { randomUUID } from 'node:crypto'
import type { StandInState } from '../stand-in-state.ts'

export interface StandInRequest {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly parts: readonly string[]
}

export interface StandInAnswer {
  readonly status?: number
  readonly body: unknown
}

export type Handler = (state: StandInState, request: StandInRequest) => StandInAnswer
/** 'METHOD /path' with `*` for one segment. */
export type Routes = readonly (readonly [string, Handler])[]

export const ok = (body: unknown): StandInAnswer => ({ body })
export const problem = (status: number, detail: string): StandInAnswer => ({
  status,
  body: { detail, code: 'stand_in', request_id: randomUUID() },
})
export const nameOf = ({ id, first_name, last_name }: { id: string; first_name: string; last_name: string }) => ({
  id,
  first_name,
  last_name,
})
export const now = () => new Date().toISOString()
