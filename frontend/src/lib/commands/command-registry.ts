import { useEffect, useSyncExternalStore } from 'react'

export interface Command {
  readonly id: string
  readonly title: string
  readonly group: string
  readonly shortcut?: string
  /** One of many alike: listed only where the typed words ask for it. */
  readonly isOneOfMany?: boolean
  readonly run: () => void
}

let lists: ReadonlyMap<symbol, readonly Command[]> = new Map()
let all: readonly Command[] = []
const listeners = new Set<() => void>()

function set(key: symbol, commands: readonly Command[] | null): void {
  const next = new Map(lists)
  if (commands) next.set(key, commands)
  else next.delete(key)
  lists = next
  all = [...next.values()].flat()
  for (const listener of listeners) listener()
}

/** Offers a screen's actions in the command palette while the screen is there. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const key = Symbol('commands')
    set(key, commands)
    return () => set(key, null)
  }, [commands])
}

export const useOfferedCommands = (): readonly Command[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => all,
  )
