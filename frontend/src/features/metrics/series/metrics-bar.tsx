import type { ServiceSeries } from '@holdfast/contracts/series'
import { useRef } from 'react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { minuteRange } from '../../../lib/time/clock-time.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { MetricsAddress } from './use-metrics-address.ts'

const MINUTE_MS = 60_000

interface MetricsBarProps {
  readonly data: ServiceSeries
  readonly address: MetricsAddress
}

export function MetricsBar({ data, address }: MetricsBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, setText } = useSearchText(address.q, address.search)
  const nowMs = useNow(MINUTE_MS)
  useShortcuts({ '/': () => field.current?.focus() })
  const notes = [
    data.window ? minuteRange(data.window.from, data.window.until, nowMs) : null,
    data.left_out_count > 0 ? `${data.left_out_count.toLocaleString()} series not shown` : null,
    data.dropped_count > 0 ? `${data.dropped_count.toLocaleString()} points dropped` : null,
  ].filter((note) => note !== null)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label="Service"
        className="w-56 max-w-full"
        value={data.service ?? ''}
        onChange={(event) => address.chooseService(event.target.value)}
      >
        {data.services.some(({ name }) => name === data.service) ? null : (
          <option value={data.service ?? ''}>{showInert(data.service ?? '')}</option>
        )}
        {data.services.map(({ name, series_count }) => (
          <option key={name} value={name}>
            {showInert(name)} ({series_count})
          </option>
        ))}
      </Select>
      <SearchField ref={field} label="Search series" value={text} onChange={setText} className="w-64 max-w-full" />
      <span className="text-faint tabular ml-auto text-xs">{notes.join(' · ')}</span>
    </div>
  )
}
