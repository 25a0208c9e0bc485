import type { Total } from '@holdfast/contracts/scalars'
import { Button } from '../../../ui/button.tsx'

interface PageTurnerProps {
  readonly offset: number
  readonly pageSize: number
  readonly total: Total
  readonly onTurn: (offset: number) => void
}

export function PageTurner({ offset, pageSize, total, onTurn }: PageTurnerProps) {
  const isLast = offset + pageSize >= total.value && !total.more
  return (
    <div className="mt-3 flex items-center gap-2">
      <Button size="sm" disabled={offset === 0} onClick={() => onTurn(Math.max(0, offset - pageSize))}>
        Newer
      </Button>
      <Button size="sm" disabled={isLast} onClick={() => onTurn(offset + pageSize)}>
        Older
      </Button>
      <span className="text-faint tabular text-xs">
        {total.value.toLocaleString()}
        {total.more ? '+' : ''} {total.value === 1 ? 'entry' : 'entries'}
      </span>
    </div>
  )
}
