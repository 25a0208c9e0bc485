import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { loadSamples } from '../../lib/samples/load-samples.ts'
import { removeSamples } from './api/remove-samples.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { logKeys } from './api/log-keys.ts'
import { incidentKeys } from '../../lib/incidents/incident-keys.ts'

const onError = (error: unknown) => showToast({ type: 'error', title: 'Sample data failed', message: errorText(error) })

export function SamplesPanel() {
  const client = useQueryClient()
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: incidentKeys.lists })
    await client.invalidateQueries({ queryKey: logKeys.all })
    await client.invalidateQueries({ queryKey: incidentKeys.changes })
  }
  const load = useSingleMutation({
    mutationFn: loadSamples,
    onSuccess: async ({ sample_names }) => {
      showToast({
        type: 'info',
        title: 'Sample data is on its way',
        message: `${sample_names.length} sample logs are being analyzed.`,
      })
      await refresh()
    },
    onError,
  })
  const remove = useSingleMutation({
    mutationFn: removeSamples,
    onSuccess: async ({ incidents_removed }) => {
      showToast({
        type: 'success',
        title: 'Sample data removed',
        message: `${incidents_removed} sample incidents are gone.`,
      })
      await refresh()
    },
    onError,
  })
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">Sample data</h2>
      <p className="text-soft mt-1 text-sm">
        Logs of known outages, sent through the real pipeline. Their incidents are marked and can be removed at any
        time.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={load.isPending} onClick={() => load.mutate()}>
          Load sample data
        </Button>
        <Button tone="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Remove sample data
        </Button>
      </div>
    </Card>
  )
}
