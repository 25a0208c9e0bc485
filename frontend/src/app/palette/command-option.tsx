import { classNames } from '../../lib/class-names.ts'
import type { Command } from '../../lib/commands/command-registry.ts'
import { Kbd } from '../../ui/kbd.tsx'

interface CommandOptionProps {
  readonly id: string
  readonly command: Command
  readonly isFirstOfGroup: boolean
  readonly isChosen: boolean
  readonly onPoint: () => void
  readonly onRun: () => void
}

export function CommandOption({ id, command, isFirstOfGroup, isChosen, onPoint, onRun }: CommandOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above steers it
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseMove={onPoint}
      onClick={onRun}
      className={classNames(
        'flex cursor-pointer items-center gap-x-3 rounded-md px-2.5 py-2 text-sm max-sm:min-h-11 max-sm:flex-wrap',
        isChosen && 'bg-hover',
      )}
    >
      <span className="text-faint w-20 shrink-0 text-xs max-sm:w-full max-sm:empty:hidden">
        {isFirstOfGroup ? command.group : ''}
      </span>
      <span className="inert-text line-clamp-1 flex-1">{command.title}</span>
      {command.shortcut ? <Kbd>{command.shortcut}</Kbd> : null}
    </div>
  )
}
