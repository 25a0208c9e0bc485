import type { DraftEvent } from './open-record.ts'

export const MAX_KEPT_LINES = 64

export function keepContinuation(event: DraftEvent, text: string, line: number, offset: number): void {
  if (event.continuation.length >= MAX_KEPT_LINES) return
  event.continuation.push(text)
  event.continuationRefs ??= []
  event.continuationRefs.push([line, offset])
}
