import type { TelemetryCustomer } from '@holdfast/contracts/telemetry'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { showInert } from '../../lib/text/show-inert.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { SeverityMark } from '../../ui/severity-mark.tsx'

const SETUP_STEPS = [
  'Not started',
  'Deployment chosen',
  'API key obtained',
  'Agent deployed',
  'Connection verified',
  'Setup complete',
] as const

const inShort = (customer: TelemetryCustomer): string =>
  [
    customer.has_agent_installed ? 'Agent installed' : 'No agent',
    SETUP_STEPS[customer.agent_setup_step],
    `${customer.paste_log_usage_count.toLocaleString()} pastes`,
    `${customer.ai_chat_usage_count.toLocaleString()} questions`,
  ].join(' · ')

export function CustomerRow({ customer }: { readonly customer: TelemetryCustomer }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, email, incidents, agent_setup_completed_at: completedAt } = customer
  return (
    <>
      <tr className="border-line border-t">
        <td className="px-3 py-2">
          <button
            type="button"
            aria-expanded={isOpen}
            disabled={incidents.length === 0}
            onClick={() => setIsOpen(!isOpen)}
            className="flex items-center gap-2 text-left disabled:cursor-default"
          >
            <ChevronRight
              size={14}
              aria-hidden
              className={classNames('text-faint shrink-0 transition-transform', isOpen && 'rotate-90')}
            />
            <span>
              <span className="block font-medium">{name}</span>
              <span className="text-faint block text-xs wrap-anywhere">{email}</span>
              <span className="text-faint mt-0.5 block text-xs sm:hidden">{inShort(customer)}</span>
            </span>
          </button>
        </td>
        <td className="text-soft tabular px-3 py-2 max-sm:hidden">
          {new Date(customer.created_at).toLocaleDateString()}
        </td>
        <td className="px-3 py-2 max-sm:hidden">
          <Badge tone={customer.has_agent_installed ? 'good' : 'neutral'}>
            {customer.has_agent_installed ? 'Installed' : 'None'}
          </Badge>
        </td>
        <td className="text-soft px-3 py-2 max-sm:hidden" title={completedAt ? dayAndTime(completedAt) : undefined}>
          {SETUP_STEPS[customer.agent_setup_step]}
        </td>
        <td className="tabular px-3 py-2 max-sm:text-right">{customer.incident_count.toLocaleString()}</td>
        <td className="tabular px-3 py-2 max-sm:hidden">{customer.paste_log_usage_count.toLocaleString()}</td>
        <td className="tabular px-3 py-2 max-sm:hidden">{customer.ai_chat_usage_count.toLocaleString()}</td>
      </tr>
      {isOpen ? (
        <tr className="bg-raised">
          <td colSpan={7} className="px-9 py-2 max-sm:px-3">
            <ul className="flex flex-col gap-1.5">
              {incidents.map((incident) => (
                <li key={incident.id} className="flex items-center gap-x-2.5 text-sm max-sm:flex-wrap">
                  <SeverityMark severity={incident.severity} />
                  <span className="inert-text min-w-0 flex-1 truncate max-sm:basis-4/5 max-sm:whitespace-normal">
                    {showInert(incident.title)}
                  </span>
                  <Badge>{incident.source_type}</Badge>
                  <time dateTime={incident.created_at} className="text-faint tabular text-xs">
                    {dayAndTime(incident.created_at)}
                  </time>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ) : null}
    </>
  )
}
