import { useNavigate } from 'react-router'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import type { Command } from '../../lib/commands/command-registry.ts'
import { chooseTheme } from '../../lib/theme.ts'
import { APPS } from '../apps/apps.ts'
import { signOut } from '../session/sign-out.ts'

interface Overlays {
  readonly onOpenShortcuts: () => void
  readonly onOpenTelemetry: () => void
}

/** What can be done from everywhere. */
export function useStandingCommands({ onOpenShortcuts, onOpenTelemetry }: Overlays): Command[] {
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
