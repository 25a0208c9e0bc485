import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { installationsQuery } from './api/installations-query.ts'
import { classNames } from '../../lib/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { AgentInstalled } from './agent-installed.tsx'
import { AgentWizard } from './agent-wizard.tsx'
import { ForwardingPanel } from './forwarding/forwarding-panel.tsx'
import { LedgerPanel } from './ledger-panel.tsx'
import { SamplesPanel } from './samples-panel.tsx'
import { readKeptSetup } from './wizard/kept-setup.ts'

type View = 'status' | 'setup' | 'forward'

/** A setup that somebody began is gone on with, unless they ask for something else. */
function viewOf(wanted: string | null, agent: { readonly isInstalled: boolean; readonly hasKeptSetup: boolean }): View {
  if (wanted === 'forward' || wanted === 'setup') return wanted
  if (!agent.isInstalled) return 'setup'
  return agent.hasKeptSetup && wanted === null ? 'setup' : 'status'
}

export function LogsPage() {
  const installations = useQuery(installationsQuery)
  const [query, setQuery] = useSearchParams()
  const isInstalled = (installations.data?.installations.length ?? 0) > 0
  const [hasKeptSetup] = useState(() => readKeptSetup() !== null)
  const view = viewOf(query.get('view'), { isInstalled, hasKeptSetup })
  const show = (id: View) => setQuery({ view: id })
  const views: { readonly id: View; readonly name: string }[] = [
    ...(isInstalled ? [{ id: 'status' as const, name: 'Agent Status' }] : []),
    ...(isInstalled && view !== 'setup' ? [] : [{ id: 'setup' as const, name: 'Log Agent Setup' }]),
    { id: 'forward', name: 'Log Forwarding' },
  ]
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-[880px] p-4 lg:p-8">
        <nav aria-label="Logs" className="border-line mb-6 flex gap-1 border-b">
          {views.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-current={view === id ? 'page' : undefined}
              onClick={() => show(id)}
              className={classNames(
                'hit-target -mb-px border-b-2 px-3 py-2 text-sm font-medium',
                view === id ? 'border-accent text-ink' : 'text-soft hover:text-ink border-transparent',
              )}
            >
              {name}
            </button>
          ))}
        </nav>
        {view === 'forward' ? (
          <>
            <ForwardingPanel />
            <SamplesPanel />
            <LedgerPanel />
          </>
        ) : installations.isPending ? (
          <SkeletonBlock label="Loading agents" lines={8} />
        ) : installations.isError ? (
          <ErrorState
            title="Agents could not be loaded"
            error={installations.error}
            onRetry={() => void installations.refetch()}
          />
        ) : view === 'status' ? (
          <AgentInstalled
            installations={installations.data.installations}
            isRefreshing={installations.isFetching}
            onRefresh={() => void installations.refetch()}
            onInstallAnother={() => show('setup')}
          />
        ) : (
          <AgentWizard
            onDone={() => {
              void installations.refetch().then(() => show('status'))
            }}
          />
        )}
      </div>
    </div>
  )
}
