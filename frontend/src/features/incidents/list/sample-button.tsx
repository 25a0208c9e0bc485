import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { loadSamples } from '../../../lib/samples/load-samples.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

export function SampleButton() {
  const client = useQueryClient()
  const load = useSingleMutation({
    mutationFn: loadSamples,
    onSuccess: async ({ sample_names }) => {
      showToast({
        type: 'info',
        title: 'Sample data is on its way',
        message: `${sample_names.length} sample logs go through the real pipeline. Remove them in Logs at any time.`,
      })
      await client.invalidateQueries({ queryKey: incidentKeys.changes })
    },
    onError: (error) => showToast({ type: 'error', title: 'Sample data failed', message: errorText(error) }),
  })
  return (
    <Button disabled={load.isPending || load.isSuccess} onClick={() => load.mutate()}>
      Load sample data
    </Button>
  )
}
