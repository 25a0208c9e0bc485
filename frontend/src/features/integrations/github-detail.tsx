import type { IntegrationStatus } from '@holdfast/contracts/github'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ConnectionButton } from './connection-button.tsx'
import { GithubOverview } from './github-overview.tsx'
import { RepositoriesTab } from './repositories-tab.tsx'
import { SetupInstructions } from './setup-instructions.tsx'
import { shownStatus } from './shown-status.ts'
import { useConnectGithub } from './use-connect-github.ts'
import { useDisconnectGithub } from './use-disconnect-github.ts'

const TAB =
  'hit-target text-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px border-b-2 border-transparent px-3 py-2 text-sm font-medium focus-visible:-outline-offset-2'

interface GithubDetailProps {
  readonly status: IntegrationStatus | undefined
  readonly isFailed: boolean
}

export function GithubDetail({ status, isFailed }: GithubDetailProps) {
  const [isAsking, setIsAsking] = useState(false)
  const connect = useConnectGithub()
  const disconnect = useDisconnectGithub(() => setIsAsking(false))
  const isConnected = status?.is_connected ?? false
  const isConfigured = status?.is_configured !== false
  const look = connect.isLeaving ? { tone: 'medium' as const, text: 'Pending' } : shownStatus(status, isFailed)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl font-semibold tracking-tight">GitHub</h2>
        <Badge tone={look.tone}>{look.text}</Badge>
        <div className="ml-auto">
          <ConnectionButton
            isConnected={isConnected}
            isLeavingForHost={connect.isLeaving}
            isConfigured={isConfigured}
            isDisconnecting={disconnect.isPending}
            onConnect={connect.start}
            onDisconnect={() => setIsAsking(true)}
          />
        </div>
      </div>
      <p className="text-soft mt-1 text-sm">
        Read-only access to the repositories you choose, to find the change behind an incident.
      </p>
      {connect.isNotConfigured || !isConfigured ? <SetupInstructions /> : null}
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
          <GithubOverview status={status} />
        </Tabs.Content>
        <Tabs.Content value="repositories" className="py-4">
          <RepositoriesTab isConnected={isConnected} />
        </Tabs.Content>
      </Tabs.Root>
      {isAsking ? (
        <ConfirmDialog
          title="Disconnect GitHub?"
          text="The access token is destroyed and the chosen repositories are forgotten. Incidents stay."
          confirmLabel="Disconnect"
          isDangerous
          isBusy={disconnect.isPending}
          onConfirm={() => disconnect.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
