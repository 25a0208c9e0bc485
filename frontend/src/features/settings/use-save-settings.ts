import type { SaveSettingsRequest } from '@holdfast/contracts/settings'
import { useQueryClient } from '@tanstack/react-query'
import { saveSettings, settingsQuery } from '../../lib/api/settings-calls.ts'
import { useSaving } from './use-saving.ts'

export function useSaveSettings() {
  const client = useQueryClient()
  const { state, errorDetail, run } = useSaving()
  const save = (body: SaveSettingsRequest) =>
    run(async () => {
      client.setQueryData(settingsQuery.queryKey, await saveSettings(body))
      void client.invalidateQueries({ queryKey: ['me'] })
    })
  return { state, errorDetail, save }
}
