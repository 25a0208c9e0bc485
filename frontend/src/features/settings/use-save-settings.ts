import type { SaveSettingsRequest, Settings } from '@holdfast/contracts/settings'
import { useQueryClient } from '@tanstack/react-query'
import { saveSettings, settingsQuery } from '../../lib/api/settings-calls.ts'
import { useSaving } from './use-saving.ts'

export function useSaveSettings() {
  const client = useQueryClient()
  const { state, errorDetail, run } = useSaving()
  const save = (body: SaveSettingsRequest, onSaved?: (settings: Settings) => void) =>
    run(async () => {
      const saved = await saveSettings(body)
      client.setQueryData(settingsQuery.queryKey, saved)
      onSaved?.(saved)
      void client.invalidateQueries({ queryKey: ['me'] })
    })
  return { state, errorDetail, save }
}
