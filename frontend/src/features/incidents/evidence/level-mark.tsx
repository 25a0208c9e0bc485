import type { Level } from '@holdfast/contracts/incident-fields'
import { classNames } from '../../../lib/class-names.ts'

const LEVELS: Record<Level, { text: string; color: string }> = {
  fatal: { text: 'FATL', color: 'bg-critical-soft text-critical' },
  error: { text: 'ERR', color: 'bg-critical-soft text-critical' },
  warn: { text: 'WARN', color: 'bg-medium-soft text-medium' },
  info: { text: 'INFO', color: 'text-low' },
  debug: { text: 'DBG', color: 'text-faint' },
  trace: { text: 'TRC', color: 'text-faint' },
}

export function LevelMark({ level }: { readonly level: Level | null }) {
  const look = level ? LEVELS[level] : { text: '', color: '' }
  return (
    <span
      className={classNames(
        'inline-flex h-5 w-10 shrink-0 items-center justify-center rounded-sm font-mono text-xs font-medium',
        look.color,
      )}
    >
      {look.text}
    </span>
  )
}
