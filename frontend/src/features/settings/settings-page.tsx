import { useQuery } from '@tanstack/react-query'
import { NavLink, useParams } from 'react-router'
import { settingsQuery } from './api/settings-query.ts'
import { useSignedIn } from '../../lib/auth/use-auth.ts'
import { classNames } from '../../lib/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { AiSection } from './ai/ai-section.tsx'
import { AnalysisSection } from './analysis-section.tsx'
import { AuditSection } from './audit/audit-section.tsx'
import { OrganizationSection } from './organization-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TeamSection } from './team/team-section.tsx'

const SECTIONS = [
  { id: 'profile', name: 'Profile', isAdminOnly: false },
  { id: 'team', name: 'Team', isAdminOnly: false },
  { id: 'organization', name: 'Organization', isAdminOnly: false },
  { id: 'analysis', name: 'Analysis', isAdminOnly: false },
  { id: 'ai', name: 'AI & privacy', isAdminOnly: true },
  { id: 'sessions', name: 'Sign-ins', isAdminOnly: false },
  { id: 'audit', name: 'Audit log', isAdminOnly: true },
]

/** On a phone the sections are one row that scrolls. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export function SettingsPage() {
  const { section = 'profile' } = useParams()
  const { user } = useSignedIn()
  const sections = SECTIONS.filter(({ isAdminOnly }) => !isAdminOnly || user.role === 'admin')
  return (
    <div className="flex h-full max-lg:flex-col">
      <nav aria-label="Settings" className="border-line shrink-0 max-lg:border-b lg:w-52 lg:border-r lg:p-3">
        <ul className="flex gap-0.5 max-lg:overflow-x-auto max-lg:px-2 max-lg:[scrollbar-width:none] lg:flex-col">
          {sections.map(({ id, name }) => (
            <li key={id} className="shrink-0">
              <NavLink
                to={`/dashboard/settings/${id}`}
                ref={id === section ? bringIntoView : undefined}
                aria-current={id === section ? 'page' : undefined}
                className={classNames(
                  'hit-target flex items-center px-3 py-2 text-sm lg:rounded-md',
                  id === section
                    ? 'text-ink max-lg:border-accent lg:bg-hover font-medium max-lg:border-b-2'
                    : 'text-soft hover:text-ink',
                )}
              >
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-[760px] p-4 lg:p-8">
          <Section id={sections.some(({ id }) => id === section) ? section : 'profile'} />
        </div>
      </div>
    </div>
  )
}

function Section({ id }: { readonly id: string }) {
  const settings = useQuery(settingsQuery)
  if (id === 'team') return <TeamSection />
  if (id === 'sessions') return <SessionsSection />
  if (id === 'audit') return <AuditSection />
  if (id === 'ai') return <AiSection />
  if (settings.isError) {
    return <ErrorState title="Failed to load settings" error={settings.error} onRetry={() => void settings.refetch()} />
  }
  if (!settings.data) return <SkeletonBlock label="Loading settings" lines={8} />
  if (id === 'organization') {
    const { organization_display_name: name, erase_at: eraseAt } = settings.data.customer_settings
    return <OrganizationSection name={name} eraseAt={eraseAt} />
  }
  if (id === 'analysis') return <AnalysisSection settings={settings.data} />
  return <ProfileSection settings={settings.data} />
}
