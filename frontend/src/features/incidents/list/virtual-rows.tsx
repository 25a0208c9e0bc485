import type { IncidentSort } from '@holdfast/contracts/incidents'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { groupRows } from './group-rows.ts'
import { IncidentRow } from './incident-row.tsx'
import type { RowActions } from './row-actions.ts'

const GROUP_HEIGHT = 32
const ROW_HEIGHT = 90
const NEAR_END_ROWS = 30
const TICK_MS = 5_000

interface VirtualRowsProps {
  readonly incidents: readonly ShownIncident[]
  readonly sort: IncidentSort
  readonly selectedId: string | null
  readonly checked: ReadonlySet<string>
  readonly actions: RowActions
  readonly onNearEnd: () => void
}

export function VirtualRows({ incidents, sort, selectedId, checked, actions, onNearEnd }: VirtualRowsProps) {
  const nowMs = useNow(TICK_MS)
  const dayOfNow = new Date(nowMs).toDateString()
  // Groups change at midnight, not at every tick.
  const rows = useMemo(() => groupRows(incidents, sort, Date.parse(dayOfNow)), [incidents, sort, dayOfNow])
  const scroller = useRef<HTMLDivElement>(null)
  // A new function would make every frame of a scroll measure all rows again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index]
      return row?.kind === 'incident' ? row.incident.incident_id : (row?.group ?? index)
    },
    [rows],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? GROUP_HEIGHT : ROW_HEIGHT),
    getItemKey,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const lastIndex = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastIndex >= rows.length - NEAR_END_ROWS) onNearEnd()
  }, [lastIndex, rows.length, onNearEnd])

  useEffect(() => {
    const index = rows.findIndex((row) => row.kind === 'incident' && row.incident.incident_id === selectedId)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
    // oxlint-disable-next-line react/exhaustive-deps -- only a new selection may move the list, not new rows
  }, [selectedId])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
    <div ref={scroller} tabIndex={0} role="region" aria-label="Incident list" className="h-full overflow-y-auto pb-2">
      <div role="list" aria-label="Incidents" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index]
          if (!row) return null
          return (
            <div
              key={item.key}
              role="listitem"
              className="absolute top-0 left-0 w-full"
              style={{ height: item.size, transform: `translateY(${item.start}px)` }}
            >
              {row.kind === 'group' ? (
                <h3 className="text-faint flex h-8 items-end px-4 pb-1 text-xs font-medium">
                  {row.group}
                  <span className="tabular ml-1.5">{row.count}</span>
                </h3>
              ) : (
                <IncidentRow
                  incident={row.incident}
                  isSelected={row.incident.incident_id === selectedId}
                  isChecked={checked.has(row.incident.incident_id)}
                  isChecking={checked.size > 0}
                  nowMs={nowMs}
                  actions={actions}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
