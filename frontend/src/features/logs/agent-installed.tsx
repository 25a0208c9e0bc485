import { CircleCheck, RefreshCw } from 'lucide-react'
import type { ShownInstallation } from './api/installations-query.ts'
import { classNames } from '../../lib/class-names.ts'
import { relativeTime } from '../../lib/time/relative-time.ts'
import { dayAndTime, utcTime } from '../../lib/time/clock-time.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const TONES: Record<ShownInstallation['status'], BadgeTone> = {
  active: 'good',
  pending: 'medium',
  inactive: 'neutral',
  error: 'critical',
}
const NAMES: Record<ShownInstallation['deployment_type'], string> = {
  'docker-compose': 'Docker Compose',
  kubernetes: 'Kubernetes',
  standalone: 'Standalone Docker',
  unknown: 'Unknown',
}

const NEXT = [
  'The agent sends your logs as they are written; there is nothing to start by hand.',
  'Incidents typically appear within 5-10 minutes when something goes wrong.',
  'Open Incidents to read the cause, the evidence and what to do.',
]

interface AgentInstalledProps {
  readonly installations: readonly ShownInstallation[]
  readonly isRefreshing: boolean
  readonly onRefresh: () => void
  readonly onInstallAnother: () => void
}

export function AgentInstalled({ installations, isRefreshing, onRefresh, onInstallAnother }: AgentInstalledProps) {
  const nowMs = useNow(15_000)
  return (
    <div>
      <h1 className="flex items-center gap-2.5 text-xl font-semibold tracking-tight">
        <CircleCheck size={22} aria-hidden className="text-good" />
        Agent installed successfully
      </h1>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={onInstallAnother}>Install Another Agent</Button>
        <Button disabled={isRefreshing} onClick={onRefresh}>
          {isRefreshing ? <Spinner size={14} /> : <RefreshCw size={14} aria-hidden />}
          Refresh Status
        </Button>
      </div>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {installations.map((agent) => (
          <li key={agent.id}>
            <Card>
              <div className="flex items-center gap-2">
                <h2 className="inert-text min-w-0 flex-1 truncate text-base font-medium">{agent.name || agent.id}</h2>
                <Badge tone={TONES[agent.status]} className="uppercase">
                  <span
                    aria-hidden
                    className={classNames(
                      'size-1.5 rounded-full bg-current',
                      agent.status === 'active' && 'animate-pulse-ring',
                    )}
                  />
                  {agent.status}
                </Badge>
              </div>
              <dl className="mt-3 grid grid-cols-[110px_1fr] gap-y-1.5 text-sm">
                <dt className="text-faint">Deployment</dt>
                <dd>{NAMES[agent.deployment_type]}</dd>
                <dt className="text-faint">Last activity</dt>
                <dd title={agent.last_seen_at ? utcTime(agent.last_seen_at) : undefined}>
                  {agent.last_seen_at ? relativeTime(agent.last_seen_at, nowMs) : 'Never'}
                </dd>
                <dt className="text-faint">Installed</dt>
                <dd title={utcTime(agent.created_at)}>{dayAndTime(agent.created_at)}</dd>
              </dl>
            </Card>
          </li>
        ))}
      </ul>
      <section className="mt-6">
        <h2 className="text-base font-semibold">What&apos;s Next</h2>
        <ol className="text-soft mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-sm">
          {NEXT.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      <Banner tone="info" className="mt-5">
        Tip: you can watch multiple environments. Install one agent in each, such as staging and production; every agent
        is listed here by its own name.
      </Banner>
    </div>
  )
}
