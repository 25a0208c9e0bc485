import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { useIsMobile } from '../../../lib/use-is-mobile.ts'
import { currentActiveId, currentSelectedId } from '../address/current-address.ts'
import type { ExplorerAddress } from '../address/use-explorer-address.ts'
import { closeTab, putTab, useTabs } from '../tabs/tab-store.ts'

/** What opens, previews and closes incidents; the address says which is shown. */
export function useTabMoves(address: ExplorerAddress, incidents: readonly ShownIncident[]) {
  const isMobile = useIsMobile()
  const tabs = useTabs()
  const { activeId, selectedId } = address
  const open = (incident: ShownIncident) => {
    putTab({ id: incident.incident_id, title: incident.title, severity: incident.severity })
    address.open(incident.incident_id)
  }
  const select = (id: string) => {
    const incident = incidents.find(({ incident_id }) => incident_id === id)
    if (isMobile && incident) open(incident)
    else if (id !== currentSelectedId()) address.select(id)
  }
  const close = (id: string) => {
    const isActive = id === currentActiveId()
    const next = closeTab(id)
    if (!isActive) return
    if (next) address.open(next.id)
    else address.leave()
  }
  /** One that was deleted. */
  const forget = (id: string) => {
    if (id === activeId || tabs.some((tab) => tab.id === id)) close(id)
    if (id === selectedId && id !== activeId) address.leave()
  }
  return { open, select, close, forget }
}
