import { expect, it } from 'vitest'
import { dismissToast, readToasts, showToast } from './toast-store.ts'

const durationOf = (draft: Parameters<typeof showToast>[0]) => {
  const id = showToast(draft)
  const toast = readToasts().find((shown) => shown.id === id)
  dismissToast(id)
  return toast?.durationMs
}
const notice = { title: 'T', message: 'm' }

it.each([
  { name: 'success', draft: { ...notice, type: 'success' as const }, durationMs: 5_000 },
  { name: 'a warning', draft: { ...notice, type: 'warning' as const }, durationMs: 5_000 },
  { name: 'an error', draft: { ...notice, type: 'error' as const }, durationMs: 7_000 },
  { name: 'its own', draft: { ...notice, type: 'info' as const, durationMs: 8_000 }, durationMs: 8_000 },
  { name: 'until dismissed', draft: { ...notice, type: 'info' as const, durationMs: null }, durationMs: null },
])('a notice stays for $name: $durationMs', ({ draft, durationMs }) => {
  expect(durationOf(draft)).toBe(durationMs)
})

it('goes when it is dismissed, and not before', () => {
  const id = showToast({ ...notice, type: 'info', durationMs: null })
  expect(readToasts().map((toast) => toast.id)).toContain(id)
  dismissToast(id)
  expect(readToasts()).toEqual([])
})
