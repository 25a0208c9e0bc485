import { Dialog } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'

const GROUPS = [
  {
    title: 'Anywhere',
    keys: [
      [['⌘K', 'Ctrl K'], 'Search and commands'],
      [['Esc'], 'Leave a field, close what is open'],
      [['u'], 'Undo last action'],
      [['?'], 'This list'],
    ],
  },
  {
    title: 'Incident list',
    keys: [
      [['j'], 'Next incident'],
      [['k'], 'Previous incident'],
      [['Enter', 'o'], 'Open as a tab'],
      [['x'], 'Check for a bulk action'],
      [['Delete'], 'Delete the selected incident'],
      [['/'], 'Search'],
    ],
  },
  {
    title: 'Traces and metrics',
    keys: [
      [['j'], 'Next operation or span'],
      [['k'], 'Previous operation or span'],
      [['/'], 'Search'],
    ],
  },
  {
    title: 'Incident',
    keys: [
      [['['], 'Previous tab'],
      [[']'], 'Next tab'],
      [['e'], 'Status'],
      [['a'], 'Assignee'],
      [['c'], 'Comment'],
      [['w'], 'Close the tab'],
    ],
  },
] as const

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} width="max-w-lg">
      {GROUPS.map(({ title, keys }) => (
        <section key={title} className="mb-4">
          <h3 className="text-faint mb-1 text-xs font-medium">{title}</h3>
          <dl>
            {keys.map(([names, text]) => (
              <div
                key={text}
                className="border-line flex items-center justify-between border-b py-1.5 text-sm last:border-0"
              >
                <dt>{text}</dt>
                <dd className="flex gap-1.5">
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
