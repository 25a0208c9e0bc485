import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Keyboard, LifeBuoy, LogOut, Monitor, Moon, Sun, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { installationQuery } from '../../lib/api/installation-query.ts'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { chooseTheme, readTheme, type Theme } from '../../lib/theme.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx'
import { signOut } from '../session/sign-out.ts'

const THEMES = [
  { theme: 'system', name: 'System theme', icon: Monitor },
  { theme: 'light', name: 'Light theme', icon: Sun },
  { theme: 'dark', name: 'Dark theme', icon: Moon },
] as const

export function UserMenu({ onOpenShortcuts }: { readonly onOpenShortcuts: () => void }) {
  const { user, customer } = useSignedIn()
  const navigate = useNavigate()
  const support = useQuery(installationQuery).data?.support_email
  const [theme, setTheme] = useState<Theme>(readTheme)
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="hit-target hover:bg-hover flex items-center gap-2.5 rounded-md py-1 pr-1.5 pl-1.5 text-left"
        >
          <span
            aria-hidden
            className="bg-accent-soft text-accent-ink flex size-8 items-center justify-center rounded-full text-xs font-semibold"
          >
            {user.first_name.charAt(0)}
            {user.last_name.charAt(0)}
          </span>
          <span className="max-w-56 leading-tight max-lg:sr-only">
            <span className="sr-only">User menu: </span>
            <span className="block truncate text-sm font-medium">{name}</span>
            <span className="text-faint block truncate text-xs">
              {customer.name} · <span className="capitalize">{user.role}</span>
            </span>
          </span>
          <ChevronDown size={14} aria-hidden className="text-faint max-lg:hidden" />
        </button>
      }
    >
      <MenuLabel>
        <span className="text-ink block text-sm">{name}</span>
        {customer.name} · <span className="capitalize">{user.role}</span>
      </MenuLabel>
      <MenuSeparator />
      {user.role === 'admin' ? (
        <MenuItem icon={<Users size={15} aria-hidden />} onSelect={() => void navigate('/dashboard/settings/team')}>
          Manage Team
        </MenuItem>
      ) : null}
      <MenuItem icon={<Keyboard size={15} aria-hidden />} shortcut="?" onSelect={onOpenShortcuts}>
        Keyboard shortcuts
      </MenuItem>
      {support ? (
        <MenuItem icon={<LifeBuoy size={15} aria-hidden />} onSelect={() => location.assign(`mailto:${support}`)}>
          Contact support
          <span className="text-faint block text-xs">{support}</span>
        </MenuItem>
      ) : null}
      <MenuSeparator />
      {THEMES.map(({ theme: value, name: label, icon: Icon }) => (
        <MenuItem
          key={value}
          icon={<Icon size={15} aria-hidden />}
          onSelect={() => {
            chooseTheme(value)
            setTheme(value)
          }}
        >
          {label}
          {theme === value ? <span className="text-accent-ink"> ✓</span> : null}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut size={15} aria-hidden />} onSelect={() => void signOut()}>
        Logout
      </MenuItem>
    </Menu>
  )
}
