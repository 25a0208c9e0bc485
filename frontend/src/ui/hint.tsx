import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

interface HintProps {
  readonly text: string
  readonly shortcut?: string
  readonly children: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
}

export function Hint({ text, shortcut, children, side = 'bottom' }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side={side}
          sideOffset={6}
          // A thumb does not hover: there it would stay over what is read next.
          className="bg-ink text-panel animate-rise z-50 hidden [@media(hover:hover)]:flex max-w-80 items-center gap-2 rounded-md px-2 py-1 text-xs shadow-float"
        >
          {text}
          {shortcut ? <Kbd inverse>{shortcut}</Kbd> : null}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
