import { ApiError } from '../../lib/api/api-error.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { startGithubAuth } from './api/connect-github.ts'

const isNotConfigured = (error: unknown) =>
  error instanceof ApiError && /not.?configured/i.test(`${error.code ?? ''} ${error.detail ?? ''}`)

/** Leads to the host's own page, which is waited for. */
export function useConnectGithub() {
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
  return {
    start: () => connect.mutate(),
    isLeaving: connect.isPending || connect.isSuccess,
    isNotConfigured: isNotConfigured(connect.error),
  }
}
