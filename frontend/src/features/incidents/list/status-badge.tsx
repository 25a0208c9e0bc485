import { classNames } from '../../../lib/class-names.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONES: Readonly<Record<string, BadgeTone>> = {
  open: 'critical',
  detected: 'high',
  investigating: 'accent',
  resolved: 'good',
  closed: 'neutral',
}

/** A status we do not know is neutral. */
export const StatusBadge = ({ status, className }: { readonly status: string; readonly className?: string }) => (
  <Badge tone={TONES[status] ?? 'neutral'} className={classNames('capitalize', className)}>
    {status}
  </Badge>
)
