import { useMemo } from 'react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { setBlank, useBlanks } from './blank-store.ts'
import { fillCommand, splitCommand } from './split-command.ts'

interface CommandBoxProps {
  readonly incidentId: string
  readonly command: string
}

/** A command as it will be copied: what the logs do not tell is a field within it. */
export function CommandBox({ incidentId, command }: CommandBoxProps) {
  const parts = useMemo(() => splitCommand(command), [command])
  const values = useBlanks(incidentId)
  return (
    <div className="bg-raised border-line mt-2 flex items-start gap-2 rounded-md border p-1.5">
      <code className="inert-text min-w-0 flex-1 py-1 pl-1 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere">
        {parts.map(({ kind, text }, index) => {
          const value = values.get(text) ?? ''
          return kind === 'text' ? (
            showInert(text)
          ) : (
            <input
              // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the command
              key={index}
              aria-label={text}
              placeholder={text}
              value={value}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setBlank(incidentId, text, event.target.value)}
              style={{ width: `${Math.max(text.length, value.length) + 2}ch` }}
              className="border-line-strong bg-panel placeholder:text-faint text-ink max-w-full rounded-sm border border-dashed px-1 font-mono text-xs leading-4.5"
            />
          )
        })}
      </code>
      <CopyButton text={fillCommand(command, values)} />
    </div>
  )
}
