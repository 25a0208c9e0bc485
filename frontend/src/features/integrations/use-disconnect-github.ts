import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { disconnectGithub } from './api/connect-github.ts'
import { githubKeys } from './api/github-keys.ts'

const REFETCH_MS = 500

export function useDisconnectGithub(onSettled: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: githubKeys.all })
  return useSingleMutation({
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
    onSettled,
  })
}
