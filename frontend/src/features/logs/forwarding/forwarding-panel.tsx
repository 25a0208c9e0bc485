import { useId, useState } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { useUnsentText } from '../../../lib/unsent/use-unsent-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { isLogFile } from './check-log-file.ts'
import { formatBytes } from './format-bytes.ts'
import { ClearCacheButton } from './clear-cache-button.tsx'
import { DropZone } from './drop-zone.tsx'
import { ForwardingProgress } from './forwarding-progress.tsx'
import { useForwarding } from './use-forwarding.ts'

export function ForwardingPanel() {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useUnsentText('paste')
  const pasteId = useId()
  const { forwarding, isBusy, process, cancel } = useForwarding()

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    if (!isLogFile(chosen)) {
      showToast({ type: 'error', title: 'Invalid File Type', message: 'Please choose a .log or .txt file.' })
      return
    }
    setFile(chosen)
  }
  const start = async () => {
    const isDone = await process(file ? { file } : { text })
    if (!isDone) return
    setFile(null)
    setText('')
  }

  return (
    <Card>
      <h1 className="text-lg font-semibold">Log Forwarding</h1>
      <p className="text-soft mt-1 text-sm">
        Send a log file or paste lines. They are analyzed at once, and incidents appear in the list.
      </p>
      <DropZone file={file} isBusy={isBusy} onChoose={choose} onRemove={() => setFile(null)} />
      <label htmlFor={pasteId} className="text-soft mt-4 block text-sm font-medium">
        Or paste log lines
      </label>
      <textarea
        id={pasteId}
        rows={8}
        spellCheck={false}
        placeholder="2026-03-10T12:00:01Z ERROR checkout: connection refused to db:5432"
        value={text}
        disabled={isBusy || file !== null}
        onChange={(event) => setText(event.target.value)}
        className="border-line-strong bg-panel placeholder:text-faint mt-1.5 w-full rounded-md border p-3 font-mono text-xs leading-5 disabled:opacity-60"
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button tone="primary" disabled={isBusy} onClick={() => void start()}>
          {isBusy ? 'Processing...' : 'Process Logs'}
        </Button>
        <ClearCacheButton disabled={isBusy} />
        {isBusy ? (
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
        {text !== '' && !file ? (
          <span className="text-faint tabular ml-auto text-xs">
            {countOf(text.split('\n').length, 'line')} · {formatBytes(new Blob([text]).size)}
          </span>
        ) : null}
      </div>
      <p className="text-faint mt-2 text-xs text-pretty">
        Clear Cache forgets what earlier logs taught the analysis, so that the next ones are judged without it.
        Incidents and stored logs stay.
      </p>
      <ForwardingProgress forwarding={forwarding} />
    </Card>
  )
}
