import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Kbd } from './kbd.tsx'

interface MenuProps {
  readonly trigger: ReactNode
  readonly children: ReactNode
  readonly align?: 'start' | 'end'
}

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="bg-panel border-line animate-rise z-40 max-h-[70dvh] min-w-52 overflow-y-auto rounded-lg border p-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const ITEM =
  'hit-target flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover'

interface MenuItemProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  readonly shortcut?: string
  readonly isDangerous?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

export function MenuItem({ children, icon, shortcut, isDangerous, disabled, onSelect }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...(disabled ? { disabled } : {})}
      onSelect={onSelect}
      className={classNames(ITEM, isDangerous && 'text-critical')}
    >
      {icon ? <span className="text-faint flex w-4 justify-center">{icon}</span> : null}
      <span className="flex-1">{children}</span>
      {shortcut ? <Kbd>{shortcut}</Kbd> : null}
    </DropdownMenu.Item>
  )
}

interface MenuCheckProps {
  readonly children: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function MenuCheck({ children, checked, onChange }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <span
        aria-hidden
        className={classNames(
          'flex size-4 items-center justify-center rounded-sm border text-xs',
          checked ? 'bg-accent-fill border-transparent text-white' : 'border-line-strong',
        )}
      >
        {checked ? '✓' : ''}
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  )
}

export const MenuSeparator = () => <DropdownMenu.Separator className="bg-line my-1 h-px" />
export const MenuLabel = ({ children }: { readonly children: ReactNode }) => (
  <DropdownMenu.Label className="text-faint px-2.5 py-1.5 text-xs font-medium">{children}</DropdownMenu.Label>
)
