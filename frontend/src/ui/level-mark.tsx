import type { Level } from '@holdfast/contracts/incident-fields'
import { classNames } from '../lib/class-names.ts'

const LEVELS: Record<Level, { text: string; ink: string; ground: string }> = {
  fatal: { text: 'FATL', ink: 'text-critical', ground: 'bg-critical-soft' },
  error: { text: 'ERR', ink: 'text-critical', ground: 'bg-critical-soft' },
  warn: { text: 'WARN', ink: 'text-medium', ground: 'bg-medium-soft' },
  info: { text: 'INFO', ink: 'text-low', ground: '' },
  debug: { text: 'DBG', ink: 'text-faint', ground: '' },
  trace: { text: 'TRC', ink: 'text-faint', ground: '' },
}

interface LevelMarkProps {
  readonly level: Level | null
  /** Under one of the same level it loses its ground. */
  readonly isRepeated?: boolean
}

export function LevelMark({ level, isRepeated = false }: LevelMarkProps) {
  const look = level ? LEVELS[level] : { text: '', ink: '', ground: '' }
  return (
    <span
      className={classNames(
        'inline-flex h-5 w-10 shrink-0 items-center justify-center rounded-sm font-mono text-xs font-medium',
        look.ink,
        !isRepeated && look.ground,
      )}
    >
      {look.text}
    </span>
  )
}
