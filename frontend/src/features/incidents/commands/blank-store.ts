import { useSyncExternalStore } from 'react'

let incidents: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map()
const listeners = new Set<() => void>()
const NONE: ReadonlyMap<string, string> = new Map()

/** A pod that was named for one command is the same in the next one. */
export function setBlank(incidentId: string, name: string, value: string): void {
  const values = new Map(incidents.get(incidentId))
  values.set(name, value)
  incidents = new Map(incidents).set(incidentId, values)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readBlanks = (incidentId: string): ReadonlyMap<string, string> => incidents.get(incidentId) ?? NONE
export const useBlanks = (incidentId: string): ReadonlyMap<string, string> =>
  useSyncExternalStore(subscribe, () => readBlanks(incidentId))
