import { NavLink } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { APPS } from '../apps/apps.ts'

export function AppDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer title="Apps" onClose={onClose}>
      <nav aria-label="All apps">
        <ul className="flex flex-col gap-1 p-3">
          {APPS.map(({ path, name, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                onClick={onClose}
                className={({ isActive }) =>
                  classNames(
                    'flex h-11 items-center gap-3 rounded-md px-3',
                    isActive ? 'bg-accent-soft text-accent-ink font-medium' : 'text-soft hover:bg-hover',
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
    </Drawer>
  )
}
