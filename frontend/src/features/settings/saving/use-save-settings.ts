import type { SaveSettingsRequest, Settings } from '@holdfast/contracts/settings'
import { useQueryClient } from '@tanstack/react-query'
import { saveSettings } from '../api/save-settings.ts'
import { settingsQuery } from '../api/settings-query.ts'
import { useSaving } from './use-saving.ts'
import { meQuery } from '../../../lib/me/me-query.ts'

export function useSaveSettings() {
  const client = useQueryClient()
  const { state, errorDetail, run } = useSaving()
  const save = (body: SaveSettingsRequest, onSaved?: (settings: Settings) => void) =>
    run(async () => {
      const saved = await saveSettings(body)
      client.setQueryData(settingsQuery.queryKey, saved)
      onSaved?.(saved)
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
    })
  return { state, errorDetail, save }
}
