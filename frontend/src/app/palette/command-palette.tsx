import { useRef, useState, type KeyboardEvent } from 'react'
import type { Command } from '../../lib/commands/command-registry.ts'
import { CommandOption } from './command-option.tsx'
import { useMatchingCommands } from './use-matching-commands.ts'
import { useOpenModal } from '../../lib/use-open-modal.ts'
import { PaletteField } from './palette-field.tsx'

interface CommandPaletteProps {
  readonly onClose: () => void
  readonly onOpenShortcuts: () => void
  readonly onOpenTelemetry: () => void
}

export function CommandPalette(props: CommandPaletteProps) {
  const { onClose } = props
  const element = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const commands = useMatchingCommands(props, text)
  const index = Math.min(chosen, Math.max(0, commands.length - 1))

  useOpenModal(element)

  const run = (command: Command | undefined) => {
    if (!command) return
    // Closed first: as long as the dialog is open, nothing behind it can take the focus.
    element.current?.close()
    onClose()
    command.run()
  }
  const steer = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const next = (index + step + commands.length) % Math.max(1, commands.length)
      setChosen(next)
      document.getElementById(`command-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(commands[index])
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key
    <dialog
      ref={element}
      aria-label="Search and commands"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
      className="bg-panel text-ink border-line animate-rise mx-auto mt-[12vh] w-[min(620px,calc(100vw-24px))] overflow-hidden rounded-lg border p-0 shadow-float"
    >
      <PaletteField
        text={text}
        chosenId={commands.length > 0 ? `command-${index}` : undefined}
        onKeyDown={steer}
        onChange={(next) => {
          setText(next)
          setChosen(0)
        }}
      />
      <div id="commands" role="listbox" aria-label="Results" className="max-h-[50vh] overflow-y-auto p-1.5">
        {commands.map((command, position) => (
          <CommandOption
            key={`${command.group}-${command.id}`}
            id={`command-${position}`}
            command={command}
            isFirstOfGroup={command.group !== commands[position - 1]?.group}
            isChosen={position === index}
            onPoint={() => setChosen(position)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {commands.length === 0 ? <p className="text-faint px-4 py-6 text-center text-sm">Nothing matches.</p> : null}
    </dialog>
  )
}
