import { useQuery, useQueryClient } from '@tanstack/react-query'
import { GitBranch, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { repositoriesQuery } from './api/repositories-query.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { RepositoryRow } from './repository-row.tsx'
import { githubKeys } from './api/github-keys.ts'

export function RepositoriesTab({ isConnected }: { readonly isConnected: boolean }) {
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = useQuery({ ...repositoriesQuery, enabled: isConnected })
  const sync = async () => {
    const result = await refetch()
    if (result.error) showToast({ type: 'error', title: 'Sync Failed', message: errorText(result.error) })
    // A host that is dead leaves the list as it was; the status says why.
    await client.invalidateQueries({ queryKey: githubKeys.status })
  }
  if (!isConnected) {
    return (
      <EmptyState
        icon={<GitBranch size={22} aria-hidden />}
        title="Not connected"
        text="Connect GitHub to choose which repositories to watch."
      />
    )
  }
  if (error) return <ErrorState title="Repositories could not be loaded" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonBlock label="Loading repositories" lines={6} />
  const wanted = search.trim().toLowerCase()
  const shown = data.repositories.filter(({ full_name }) => full_name.toLowerCase().includes(wanted))
  return (
    <>
      <div className="flex items-center gap-2">
        <SearchField label="Find a repository" value={search} onChange={setSearch} className="min-w-0 flex-1" />
        <Button disabled={isFetching} onClick={() => void sync()}>
          <RefreshCw size={14} aria-hidden />
          Sync
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="text-faint py-8 text-center text-sm">
          {wanted === ''
            ? 'This account shows no repositories. Grant access to some, then sync.'
            : 'No repository matches.'}
        </p>
      ) : (
        <ul className="bg-panel border-line divide-line mt-3 divide-y rounded-lg border">
          {shown.map((repository) => (
            <RepositoryRow key={repository.id} repository={repository} />
          ))}
        </ul>
      )}
    </>
  )
}
