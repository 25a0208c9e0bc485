import { Severity } from '@holdfast/contracts/incident-fields'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { readAuth } from '../../../lib/auth/auth-storage.ts'

const OpenTab = z.object({ id: z.string(), title: z.string(), severity: Severity })
export type OpenTab = z.infer<typeof OpenTab>

const listeners = new Set<() => void>()
let cached: { readonly key: string; readonly tabs: readonly OpenTab[] } | undefined

/** Each person's own, so that a shared browser shows nobody the titles of another company. */
const storageKey = () => `open_tabs:${readAuth()?.user.id ?? ''}`

function load(text: string | null): OpenTab[] {
  try {
    return z.array(OpenTab).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

export function readTabs(): readonly OpenTab[] {
  const key = storageKey()
  if (cached?.key !== key) cached = { key, tabs: load(localStorage.getItem(key)) }
  return cached.tabs
}

function write(tabs: readonly OpenTab[]): void {
  cached = { key: storageKey(), tabs }
  localStorage.setItem(cached.key, JSON.stringify(tabs))
  for (const listener of listeners) listener()
}

/** Opens a tab at the end, or brings its title up to date. */
export function putTab(tab: OpenTab): void {
  const tabs = readTabs()
  const known = tabs.find(({ id }) => id === tab.id)
  if (!known) write([...tabs, tab])
  else if (known.title !== tab.title || known.severity !== tab.severity) {
    write(tabs.map((open) => (open.id === tab.id ? tab : open)))
  }
}

/** Answers the tab that is to be active after closing the active one: the last that remains. */
export function closeTab(id: string): OpenTab | undefined {
  write(readTabs().filter((tab) => tab.id !== id))
  return readTabs().at(-1)
}

/** Of an incident that was removed elsewhere nothing is left to open. */
export function keepTabs(isThere: (id: string) => boolean): void {
  const kept = readTabs().filter(({ id }) => isThere(id))
  if (kept.length < readTabs().length) write(kept)
}

export const useTabs = (): readonly OpenTab[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readTabs)
