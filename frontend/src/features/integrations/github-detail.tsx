import type { IntegrationStatus } from '@holdfast/contracts/github'
import { useQueryClient } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { disconnectGithub, startGithubAuth } from './api/connect-github.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RepositoriesTab } from './repositories-tab.tsx'
import { SetupInstructions } from './setup-instructions.tsx'
import { shownStatus } from './shown-status.ts'
import { githubKeys } from './api/github-keys.ts'

const REFETCH_MS = 500
const TAB =
  'hit-target text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px border-b-2 border-transparent px-3 py-2 text-sm font-medium focus-visible:-outline-offset-2'

const isNotConfigured = (error: unknown) =>
  error instanceof ApiError && /not.?configured/i.test(`${error.code ?? ''} ${error.detail ?? ''}`)

interface GithubDetailProps {
  readonly status: IntegrationStatus | undefined
  readonly isFailed: boolean
}

export function GithubDetail({ status, isFailed }: GithubDetailProps) {
  const client = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: githubKeys.all })
  const connect = useSingleMutation({
    mutationFn: startGithubAuth,
    onSuccess: ({ auth_url }) => location.assign(auth_url),
    onError: (error) => {
      if (isNotConfigured(error)) return
      const text =
        error instanceof ApiError ? (error.detail ?? `OAuth start failed: ${error.status}`) : errorText(error)
      showToast({ type: 'error', title: 'Connection Failed', message: text })
    },
  })
  const disconnect = useSingleMutation({
    mutationFn: disconnectGithub,
    onSuccess: ({ cleanup_summary: summary, message, revoke_at_host: isLeftAtHost }) => {
      const removed = `${summary.repositories_removed} repositories removed.`
      const title = 'GitHub disconnected'
      // What is still to be done there must not vanish by itself.
      if (isLeftAtHost) showToast({ type: 'warning', title, message: `${message} ${removed}`, durationMs: null })
      else showToast({ type: 'success', title, message: removed })
      setTimeout(() => void refresh(), REFETCH_MS)
    },
    onError: (error) => showToast({ type: 'error', title: 'Disconnect Failed', message: errorText(error) }),
    onSettled: () => setIsLeaving(false),
  })
  const isConnected = status?.is_connected ?? false
  const isUnconfigured = isNotConfigured(connect.error) || status?.is_configured === false
  // Until the host's own page is there.
  const isLeavingForHost = connect.isPending || connect.isSuccess
  const look = isLeavingForHost ? { tone: 'medium' as const, text: 'Pending' } : shownStatus(status, isFailed)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl font-semibold tracking-tight">GitHub</h2>
        <Badge tone={look.tone}>{look.text}</Badge>
        <div className="ml-auto">
          {isConnected ? (
            <Button disabled={disconnect.isPending} onClick={() => setIsLeaving(true)}>
              Disconnect
            </Button>
          ) : (
            <Button
              tone="primary"
              disabled={isLeavingForHost || status?.is_configured === false}
              {...(status?.is_configured === false
                ? { title: 'GitHub is not configured on this installation. See below.' }
                : {})}
              onClick={() => connect.mutate()}
            >
              {isLeavingForHost ? 'Connecting...' : 'Connect'}
            </Button>
          )}
        </div>
      </div>
      <p className="text-soft mt-1 text-sm">
        Read-only access to the repositories you choose, to find the change behind an incident.
      </p>
      {isUnconfigured ? <SetupInstructions /> : null}
      {status?.error_message ? (
        <Banner tone="error" className="mt-4">
          {status.error_message}
        </Banner>
      ) : null}
      <Tabs.Root defaultValue="overview" className="mt-5">
        <Tabs.List aria-label="GitHub" className="border-line flex gap-1 border-b">
          <Tabs.Trigger value="overview" className={TAB}>
            Overview
          </Tabs.Trigger>
          <Tabs.Trigger value="repositories" className={TAB}>
            Repositories
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="overview" className="py-4">
          <Overview status={status} />
        </Tabs.Content>
        <Tabs.Content value="repositories" className="py-4">
          <RepositoriesTab isConnected={isConnected} />
        </Tabs.Content>
      </Tabs.Root>
      {isLeaving ? (
        <ConfirmDialog
          title="Disconnect GitHub?"
          text="The access token is destroyed and the chosen repositories are forgotten. Incidents stay."
          confirmLabel="Disconnect"
          isDangerous
          isBusy={disconnect.isPending}
          onConfirm={() => disconnect.mutate()}
          onCancel={() => setIsLeaving(false)}
        />
      ) : null}
    </>
  )
}

function Overview({ status }: { readonly status: IntegrationStatus | undefined }) {
  return (
    <Card>
      <dl className="grid grid-cols-[140px_1fr] gap-y-2.5 text-sm">
        <dt className="text-faint">Status</dt>
        <dd>{status?.message ?? 'The status is not known.'}</dd>
        <dt className="text-faint">Organization</dt>
        <dd>{(status?.is_connected && status.organization) || '–'}</dd>
        <dt className="text-faint">Last sync</dt>
        <dd>{status?.is_connected && status.last_sync ? dayAndTime(status.last_sync) : 'Never'}</dd>
      </dl>
      <ul className="text-soft border-line mt-4 flex list-disc flex-col gap-1 border-t pt-4 pl-5 text-sm">
        <li>Stack traces are matched to files and lines of your repositories.</li>
        <li>Recent commits and pull requests on those lines are named, with author and change.</li>
        <li>Nothing is ever written to your code.</li>
      </ul>
    </Card>
  )
}
