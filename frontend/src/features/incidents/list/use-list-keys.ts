import type { RefObject } from 'react'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { currentSelectedId } from '../address/current-address.ts'

interface ListKeys {
  readonly incidents: readonly ShownIncident[]
  readonly searchBox: RefObject<HTMLInputElement | null>
  readonly prefetch: (id: string) => void
  readonly onSelect: (id: string) => void
  readonly onOpen: (incident: ShownIncident) => void
  readonly onCheck: (id: string) => void
  readonly onAskDelete: (incident: ShownIncident) => void
}

/** The list by keyboard: each key counts from where the one before it led. */
export function useListKeys({
  incidents,
  searchBox,
  prefetch,
  onSelect,
  onOpen,
  onCheck,
  onAskDelete,
}: ListKeys): void {
  const step = (by: number) => {
    const at = currentSelectedId()
    const index = incidents.findIndex(({ incident_id }) => incident_id === at)
    const next = incidents[index < 0 ? 0 : Math.min(incidents.length - 1, Math.max(0, index + by))]
    if (!next) return
    prefetch(next.incident_id)
    onSelect(next.incident_id)
  }
  const withSelected = (run: (incident: ShownIncident) => void) => () => {
    const at = currentSelectedId()
    const incident = incidents.find(({ incident_id }) => incident_id === at)
    if (incident) run(incident)
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    o: withSelected(onOpen),
    Enter: withSelected(onOpen),
    x: withSelected(({ incident_id }) => onCheck(incident_id)),
    Delete: withSelected(onAskDelete),
    '/': () => searchBox.current?.focus(),
  })
}
