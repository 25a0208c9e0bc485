import type { SaveSettingsRequest } from '@holdfast/contracts/settings'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { saveSettings, settingsQuery } from '../../lib/api/settings-calls.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'error'

const RESET_MS = { saved: 2_000, error: 3_000 }

/** idle, saving, then saved for two seconds or error for three. */
export function useSaveSettings() {
  const client = useQueryClient()
  const [state, setState] = useState<SaveState>('idle')
  const [text, setText] = useState<string | null>(null)
  const isSaving = useRef(false)
  useEffect(() => {
    if (state !== 'saved' && state !== 'error') return
    const timer = setTimeout(() => setState('idle'), RESET_MS[state])
    return () => clearTimeout(timer)
  }, [state])

  const save = async (body: SaveSettingsRequest): Promise<boolean> => {
    if (isSaving.current) return false
    isSaving.current = true
    setState('saving')
    try {
      client.setQueryData(settingsQuery.queryKey, await saveSettings(body))
      void client.invalidateQueries({ queryKey: ['me'] })
      setState('saved')
      return true
    } catch (error) {
      setText(error instanceof ApiError && error.detail ? error.detail : null)
      setState('error')
      return false
    } finally {
      isSaving.current = false
    }
  }
  return { state, errorDetail: text, save }
}
