import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { SaveState } from './use-saving.ts'

interface SaveBarProps {
  readonly state: SaveState
  readonly errorDetail: string | null
  readonly isChanged: boolean
  readonly disabled?: boolean
  readonly onSave: () => void
}

/** Appears once something changed, and stays to tell how the saving went. */
export function SaveBar({ state, errorDetail, isChanged, disabled = false, onSave }: SaveBarProps) {
  return (
    <div className="mt-5 flex flex-col gap-3 empty:hidden">
      {state === 'error' ? (
        <Banner tone="error">Failed to save settings{errorDetail ? `: ${errorDetail}` : ''}</Banner>
      ) : null}
      {state === 'saved' ? <Banner tone="success">Settings saved</Banner> : null}
      {isChanged ? (
        <Button tone="primary" className="self-start" disabled={disabled || state === 'saving'} onClick={onSave}>
          {state === 'saving' ? 'Saving...' : 'Save Changes'}
        </Button>
      ) : null}
    </div>
  )
}
