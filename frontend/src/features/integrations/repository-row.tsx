import type { Repository } from '@holdfast/contracts/github'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { monitorRepository, setCodeCorrelation, type CorrelationChange } from './api/change-repository.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { githubKeys } from './api/github-keys.ts'

export function RepositoryRow({ repository }: { readonly repository: Repository }) {
  const client = useQueryClient()
  const { full_name: fullName } = repository
  const [service, setService] = useState(repository.service_name_mapping ?? '')
  const [branch, setBranch] = useState(repository.default_branch)
  const options = {
    onSuccess: async ({ success, message }: { success: boolean; message: string }) => {
      if (!success) showToast({ type: 'error', title: 'Change Failed', message })
      await client.invalidateQueries({ queryKey: githubKeys.repositories })
    },
    onError: (error: unknown) => showToast({ type: 'error', title: 'Change Failed', message: errorText(error) }),
  }
  const monitor = useSingleMutation({ mutationFn: (isOn: boolean) => monitorRepository(fullName, isOn), ...options })
  const correlate = useSingleMutation({
    mutationFn: (change: CorrelationChange) => setCodeCorrelation(fullName, change),
    ...options,
  })
  const isBusy = monitor.isPending || correlate.isPending
  const isMapped = service === (repository.service_name_mapping ?? '') && branch === repository.default_branch
  const mapping = { serviceName: service.trim(), defaultBranch: branch.trim() || 'main' }
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="inert-text min-w-0 flex-1 basis-48 truncate text-sm font-medium">{fullName}</span>
        {repository.webhook_configured ? <Badge tone="good">Webhook</Badge> : null}
        <div className="flex items-center gap-2 text-sm">
          <span aria-hidden className="text-soft">
            Monitor
          </span>
          <Switch
            label={`Monitor ${fullName}`}
            checked={repository.is_monitored}
            disabled={isBusy}
            onChange={(isOn) => monitor.mutate(isOn)}
          />
        </div>
        <div className="flex items-center gap-2 text-sm">
          <span aria-hidden className="text-soft">
            Code correlation
          </span>
          <Switch
            label={`Code correlation for ${fullName}`}
            checked={repository.enable_code_correlation}
            disabled={isBusy || !repository.is_monitored}
            onChange={(isOn) => correlate.mutate({ enable: isOn, ...mapping })}
          />
        </div>
      </div>
      {repository.enable_code_correlation ? (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Field
            label="Service name in the logs"
            className="min-w-40 flex-1"
            value={service}
            onChange={(event) => setService(event.target.value)}
          />
          <Field label="Branch" className="w-36" value={branch} onChange={(event) => setBranch(event.target.value)} />
          <Button disabled={isMapped || isBusy} onClick={() => correlate.mutate({ enable: true, ...mapping })}>
            Save mapping
          </Button>
        </div>
      ) : null}
    </li>
  )
}
