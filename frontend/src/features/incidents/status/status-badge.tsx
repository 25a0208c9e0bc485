import { classNames } from '../../../lib/class-names.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const TONES: Readonly<Record<string, BadgeTone>> = {
  resolved: 'good',
  closed: 'neutral',
}

/** A state is no severity: only what is done has a color. */
export const StatusBadge = ({ status, className }: { readonly status: string; readonly className?: string }) => (
  <Badge tone={TONES[status] ?? 'neutral'} className={classNames('capitalize', className)}>
    {status}
  </Badge>
)
