import type { LineKind } from '@holdfast/contracts/analysis-data'
import { HistoryDialog } from '../actions/history-dialog.tsx'
import { MergeDialog } from '../actions/merge-dialog.tsx'
import { ModelCallsDialog } from '../actions/model-calls-dialog.tsx'
import { SplitDialog } from '../actions/split-dialog.tsx'

export type HeaderDialogName = 'history' | 'merge' | 'split' | 'model'

interface HeaderDialogsProps {
  readonly shown: HeaderDialogName | null
  readonly id: string
  readonly lineKinds: readonly LineKind[]
  readonly onMerged: (id: string) => void
  readonly onClose: () => void
}

export function HeaderDialogs({ shown, id, lineKinds, onMerged, onClose }: HeaderDialogsProps) {
  if (shown === 'history') return <HistoryDialog id={id} onClose={onClose} />
  if (shown === 'model') return <ModelCallsDialog id={id} onClose={onClose} />
  if (shown === 'merge') return <MergeDialog id={id} onMerged={onMerged} onClose={onClose} />
  if (shown === 'split') return <SplitDialog id={id} lineKinds={lineKinds} onClose={onClose} />
  return null
}
