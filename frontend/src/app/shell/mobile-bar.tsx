import { useQuery } from '@tanstack/react-query'
import { FileText, List, Siren } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import { incidentCountQuery } from '../../lib/incidents/incident-count-query.ts'

const ITEM = 'relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs'
const lookOf = (isActive: boolean) => classNames(ITEM, isActive ? 'text-accent-ink font-medium' : 'text-soft')

export function MobileBar() {
  const { data } = useQuery(incidentCountQuery)
  const { pathname, search } = useLocation()
  const isListOpen = new URLSearchParams(search).get('list') === 'open'
  const withList = new URLSearchParams(pathname.startsWith('/dashboard/incidents') ? search : '')
  withList.set('list', 'open')
  const isIncidents = pathname.startsWith('/dashboard/incidents')
  const count = data ?? 0
  return (
    <nav
      aria-label="Main"
      className="bg-panel border-line flex shrink-0 border-t pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <NavLink to={isIncidents ? pathname : '/dashboard/incidents'} className={lookOf(isIncidents && !isListOpen)}>
        <Siren size={20} strokeWidth={1.75} aria-hidden />
        Incidents
      </NavLink>
      <NavLink
        to={`${isIncidents ? pathname : '/dashboard/incidents'}?${withList}`}
        className={lookOf(isIncidents && isListOpen)}
      >
        <List size={20} strokeWidth={1.75} aria-hidden />
        List
        {count > 0 ? (
          <span className="bg-accent-fill tabular absolute top-1.5 left-1/2 ml-2 rounded-full px-1.5 text-xs font-medium text-white">
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </NavLink>
      <NavLink to="/dashboard/logs" className={({ isActive }) => lookOf(isActive)}>
        <FileText size={20} strokeWidth={1.75} aria-hidden />
        Logs
      </NavLink>
    </nav>
  )
}
