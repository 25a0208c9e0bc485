import { useState, type ReactNode } from 'react'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx'
import { isFiltering, readFilter, writeFilter, type IncidentFilter } from '../address/incident-filter.ts'

interface SavedView {
  readonly name: string
  readonly query: string
}

const STANDING: readonly SavedView[] = [
  { name: 'Needs attention', query: 'status=open,detected,investigating&severity=critical,high' },
  { name: 'Unassigned', query: 'status=open,detected&assignee=none' },
  { name: 'Resolved this week', query: 'status=resolved,closed&hours=168' },
]

function load(key: string): SavedView[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(views)) return []
    return views.filter((view): view is SavedView => typeof view?.name === 'string' && typeof view?.query === 'string')
  } catch {
    return []
  }
}

interface SavedViewsProps {
  readonly filter: IncidentFilter
  readonly icon: ReactNode
  readonly onChoose: (filter: IncidentFilter) => void
}

export function SavedViews({ filter, icon, onChoose }: SavedViewsProps) {
  const { user } = useSignedIn()
  const key = `saved_views:${user.id}`
  const [views, setViews] = useState(() => load(key))
  const [name, setName] = useState<string | null>(null)
  const store = (next: SavedView[]) => {
    setViews(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const choose = ({ query }: SavedView) => onChoose(readFilter(new URLSearchParams(query)))
  const save = () => {
    const title = name?.trim()
    if (!title) return
    const query = writeFilter(new URLSearchParams(), filter).toString()
    store([...views.filter((view) => view.name !== title), { name: title, query }])
    setName(null)
  }
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            className="hit-target border-line text-soft hover:bg-hover flex h-7 items-center gap-1.5 rounded-md border px-2 text-xs font-medium"
          >
            {icon}
            Views
          </button>
        }
      >
        {STANDING.map((view) => (
          <MenuItem key={view.name} onSelect={() => choose(view)}>
            {view.name}
          </MenuItem>
        ))}
        {views.length > 0 ? <MenuLabel>Yours</MenuLabel> : null}
        {views.map((view) => (
          <MenuItem key={view.name} onSelect={() => choose(view)}>
            {view.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem disabled={!isFiltering(filter)} onSelect={() => setName('')}>
          Save this view…
        </MenuItem>
        {views.map((view) => (
          <MenuItem key={view.name} isDangerous onSelect={() => store(views.filter((other) => other !== view))}>
            Forget “{view.name}”
          </MenuItem>
        ))}
      </Menu>
      {name === null ? null : (
        <Dialog
          title="Save this view"
          onClose={() => setName(null)}
          footer={
            <Button tone="primary" disabled={name.trim() === ''} onClick={save}>
              Save view
            </Button>
          }
        >
          <form
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <Field label="Name" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
          </form>
        </Dialog>
      )}
    </>
  )
}
