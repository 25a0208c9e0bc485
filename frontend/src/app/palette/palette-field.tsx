import { Search } from 'lucide-react'
import type { KeyboardEvent } from 'react'

interface PaletteFieldProps {
  readonly text: string
  /** The option that Enter runs. */
  readonly chosenId: string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChange: (text: string) => void
}

export function PaletteField({ text, chosenId, onKeyDown, onChange }: PaletteFieldProps) {
  return (
    <div className="border-line flex items-center gap-3 border-b px-4">
      <Search size={16} aria-hidden className="text-faint" />
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type
        autoFocus
        role="combobox"
        aria-label="Search incidents and commands"
        aria-expanded
        aria-controls="commands"
        {...(chosenId === undefined ? {} : { 'aria-activedescendant': chosenId })}
        value={text}
        placeholder="Search incidents and commands"
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
        className="placeholder:text-faint h-12 flex-1 bg-transparent text-base outline-none"
      />
    </div>
  )
}
