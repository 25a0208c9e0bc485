import { errorText } from '../../../lib/api/error-text.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { clearCache } from '../api/clear-cache.ts'

export function ClearCacheButton({ disabled }: { readonly disabled: boolean }) {
  const clear = useSingleMutation({
    mutationFn: clearCache,
    onSuccess: ({ keys_deleted }) =>
      showToast({ type: 'success', title: 'Cache Cleared', message: `${keys_deleted} keys were deleted.` }),
    onError: (error) => showToast({ type: 'error', title: 'Cache Clear Failed', message: errorText(error) }),
  })
  return (
    <Button disabled={clear.isPending || disabled} onClick={() => clear.mutate()}>
      {clear.isPending ? 'Clearing...' : 'Clear Cache'}
    </Button>
  )
}
