import { NavLink } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { APPS } from '../apps/apps.ts'

export function AppSwitcher() {
  return (
    <nav
      aria-label="Apps"
      className="bg-panel border-line hidden w-[92px] shrink-0 flex-col items-center border-r py-3 lg:flex"
    >
      <NavLink to="/dashboard/incidents" aria-label="Holdfast" className="mb-4 rounded-lg">
        <Wordmark size={32} isNamed={false} />
      </NavLink>
      <ul className="flex w-full flex-1 flex-col gap-1 px-2">
        {APPS.map(({ path, name, icon: Icon }) => (
          <li key={path} className={name === 'Settings' ? 'mt-auto' : undefined}>
            <NavLink
              to={path}
              className={({ isActive }) =>
                classNames(
                  'flex flex-col items-center gap-1 rounded-md py-2 text-xs transition-colors',
                  isActive ? 'bg-accent-soft text-accent-ink font-medium' : 'text-soft hover:bg-hover hover:text-ink',
                )
              }
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
