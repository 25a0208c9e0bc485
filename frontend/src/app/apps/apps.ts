import { Activity, BellRing, ChartLine, FileText, Plug, Settings, Siren, type LucideIcon } from 'lucide-react'

export interface AppEntry {
  readonly path: string
  readonly name: string
  readonly icon: LucideIcon
}

export const APPS: readonly AppEntry[] = [
  { path: '/dashboard/incidents', name: 'Incidents', icon: Siren },
  { path: '/dashboard/logs', name: 'Logs', icon: FileText },
  { path: '/dashboard/integrations', name: 'Integrations', icon: Plug },
  { path: '/dashboard/metrics', name: 'Metrics', icon: ChartLine },
  { path: '/dashboard/traces', name: 'Traces', icon: Activity },
  { path: '/dashboard/alerts', name: 'Alerts', icon: BellRing },
  { path: '/dashboard/settings', name: 'Settings', icon: Settings },
]
