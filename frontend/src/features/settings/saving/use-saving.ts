import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'error'

const RESET_MS = { saved: 2_000, error: 3_000 }

/** idle, saving, then saved for two seconds or error for three; one saving at a time. */
export function useSaving() {
  const [state, setState] = useState<SaveState>('idle')
  const [errorDetail, setErrorDetail] = useState<string | null>(null)
  const isSaving = useRef(false)
  useEffect(() => {
    if (state !== 'saved' && state !== 'error') return
    const timer = setTimeout(() => setState('idle'), RESET_MS[state])
    return () => clearTimeout(timer)
  }, [state])

  const run = async (save: () => Promise<void>): Promise<boolean> => {
    if (isSaving.current) return false
    isSaving.current = true
    setState('saving')
    try {
      await save()
      setState('saved')
      return true
    } catch (error) {
      setErrorDetail(error instanceof ApiError && error.detail ? error.detail : null)
      setState('error')
      return false
    } finally {
      isSaving.current = false
    }
  }
  return { state, errorDetail, run }
}
