import { useSyncExternalStore } from 'react'

/** What somebody changed on an incident and has not saved; undefined means untouched. */
export interface Draft {
  readonly status?: string
  readonly assigneeId?: string | null
}

interface Live {
  readonly live_status: string
  readonly live_assigned_to: { readonly id: string } | null
}

let drafts: ReadonlyMap<string, Draft> = new Map()
const listeners = new Set<() => void>()
const NO_DRAFT: Draft = {}

/** Only what differs from the incident counts as a change. */
export function changesOf(draft: Draft, live: Live): Draft {
  return {
    ...(draft.status !== undefined && draft.status !== live.live_status ? { status: draft.status } : {}),
    ...(draft.assigneeId !== undefined && draft.assigneeId !== (live.live_assigned_to?.id ?? null)
      ? { assigneeId: draft.assigneeId }
      : {}),
  }
}

export const hasChanges = (draft: Draft): boolean => draft.status !== undefined || draft.assigneeId !== undefined

export function setDraft(id: string, draft: Draft): void {
  const next = new Map(drafts)
  if (hasChanges(draft)) next.set(id, draft)
  else next.delete(id)
  drafts = next
  for (const listener of listeners) listener()
}

/** What was sent is no draft any more; the rest stays. */
export function forgetDraft(id: string, field: keyof Draft): void {
  setDraft(id, { ...readDraft(id), [field]: undefined })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readDraft = (id: string): Draft => drafts.get(id) ?? NO_DRAFT
export const useDrafts = () => useSyncExternalStore(subscribe, () => drafts)
export const useDraft = (id: string): Draft => useSyncExternalStore(subscribe, () => readDraft(id))
