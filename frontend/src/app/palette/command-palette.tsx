import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { incidentSearchQuery } from '../../lib/incidents/incident-search-query.ts'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { classNames } from '../../lib/class-names.ts'
import { useOfferedCommands, type Command } from '../../lib/commands/command-registry.ts'
import { chooseTheme } from '../../lib/theme.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { APPS } from '../apps/apps.ts'
import { signOut } from '../session/sign-out.ts'
import { matchCommands } from './match-commands.ts'

const INCIDENTS_SHOWN = 8

interface CommandPaletteProps {
  readonly onClose: () => void
  readonly onOpenShortcuts: () => void
  readonly onOpenTelemetry: () => void
}

function useStandingCommands({ onOpenShortcuts, onOpenTelemetry }: CommandPaletteProps): Command[] {
  const navigate = useNavigate()
  const { user } = useSignedIn()
  const go = (path: string) => () => void navigate(path)
  return [
    ...APPS.map(({ path, name }) => ({ id: path, title: `Go to ${name}`, group: 'Go to', run: go(path) })),
    { id: 'forward', title: 'Forward logs (paste or file)', group: 'Go to', run: go('/dashboard/logs?view=forward') },
    { id: 'profile', title: 'Your profile and password', group: 'Go to', run: go('/dashboard/settings/profile') },
    { id: 'team', title: 'Team', group: 'Go to', run: go('/dashboard/settings/team') },
    { id: 'key', title: 'API key', group: 'Go to', run: go('/dashboard/settings/organization') },
    { id: 'light', title: 'Use the light theme', group: 'Settings', run: () => chooseTheme('light') },
    { id: 'dark', title: 'Use the dark theme', group: 'Settings', run: () => chooseTheme('dark') },
    { id: 'system', title: 'Use the theme of the system', group: 'Settings', run: () => chooseTheme('system') },
    { id: 'keys', title: 'Keyboard shortcuts', group: 'Help', shortcut: '?', run: onOpenShortcuts },
    ...(user.is_operator ? [{ id: 'telemetry', title: 'Telemetry', group: 'Help', run: onOpenTelemetry }] : []),
    { id: 'logout', title: 'Logout', group: 'Settings', run: () => void signOut() },
  ]
}

export function CommandPalette(props: CommandPaletteProps) {
  const { onClose } = props
  const element = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const navigate = useNavigate()
  const offered = useOfferedCommands()
  const standing = useStandingCommands(props)
  const { data: page } = useQuery(incidentSearchQuery(text, INCIDENTS_SHOWN))
  const found: Command[] = (page?.incidents ?? []).map((incident) => ({
    id: incident.incident_id,
    title: incident.title,
    group: 'Incidents',
    run: () => void navigate(`/dashboard/incidents/${incident.incident_id}`),
  }))
  const ways = matchCommands(standing, text)
  // The page at hand may be that of a shorter text: what no longer matches is left out at once.
  const shown = matchCommands(found, text)
  const commands = [
    ...matchCommands(offered, text),
    ...(text.trim() === '' ? [...shown, ...ways] : [...ways, ...shown]),
  ]
  const index = Math.min(chosen, Math.max(0, commands.length - 1))

  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

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
      <div className="border-line flex items-center gap-3 border-b px-4">
        <Search size={16} aria-hidden className="text-faint" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type
          autoFocus
          role="combobox"
          aria-label="Search incidents and commands"
          aria-expanded
          aria-controls="commands"
          {...(commands.length > 0 ? { 'aria-activedescendant': `command-${index}` } : {})}
          value={text}
          placeholder="Search incidents and commands"
          onKeyDown={steer}
          onChange={(event) => {
            setText(event.target.value)
            setChosen(0)
          }}
          className="placeholder:text-faint h-12 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <div id="commands" role="listbox" aria-label="Results" className="max-h-[50vh] overflow-y-auto p-1.5">
        {commands.map((command, position) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above steers it
          <div
            key={`${command.group}-${command.id}`}
            id={`command-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            onMouseMove={() => setChosen(position)}
            onClick={() => run(command)}
            className={classNames(
              'flex cursor-pointer items-center gap-x-3 rounded-md px-2.5 py-2 text-sm max-sm:min-h-11 max-sm:flex-wrap',
              position === index && 'bg-hover',
            )}
          >
            <span className="text-faint w-20 shrink-0 text-xs max-sm:w-full max-sm:empty:hidden">
              {command.group === commands[position - 1]?.group ? '' : command.group}
            </span>
            <span className="inert-text line-clamp-1 flex-1">{command.title}</span>
            {command.shortcut ? <Kbd>{command.shortcut}</Kbd> : null}
          </div>
        ))}
      </div>
      {commands.length === 0 ? <p className="text-faint px-4 py-6 text-center text-sm">Nothing matches.</p> : null}
    </dialog>
  )
}
