import { FileText, UploadCloud, X } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { clearCache } from './api/clear-cache.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { classNames } from '../../lib/class-names.ts'
import { countOf } from '../../lib/text/count-of.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { useUnsentText } from '../../lib/unsent/use-unsent-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { isLogFile } from './check-log-file.ts'
import { formatBytes } from './format-bytes.ts'
import { ForwardingOutcome } from './forwarding-result.tsx'
import { useForwarding, type Forwarding } from './use-forwarding.ts'

export function ForwardingPanel() {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useUnsentText('paste')
  const [isDragged, setIsDragged] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const pasteId = useId()
  const { forwarding, isBusy, process, cancel } = useForwarding()
  const clear = useSingleMutation({
    mutationFn: clearCache,
    onSuccess: ({ keys_deleted }) =>
      showToast({ type: 'success', title: 'Cache Cleared', message: `${keys_deleted} keys were deleted.` }),
    onError: (error) => showToast({ type: 'error', title: 'Cache Clear Failed', message: errorText(error) }),
  })

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    if (!isLogFile(chosen)) {
      showToast({ type: 'error', title: 'Invalid File Type', message: 'Please choose a .log or .txt file.' })
      return
    }
    setFile(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragged(false)
    if (!isBusy) choose(event.dataTransfer.files[0])
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
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsDragged(true)
        }}
        onDragLeave={() => setIsDragged(false)}
        onDrop={drop}
        className={classNames(
          'mt-4 flex flex-col items-center gap-2 rounded-lg border border-dashed px-4 py-8 text-center transition-colors',
          isDragged ? 'border-accent bg-accent-soft' : 'border-line-strong bg-raised',
        )}
      >
        {file ? (
          <p className="flex max-w-full items-center gap-2 text-sm">
            <FileText size={16} aria-hidden className="text-faint shrink-0" />
            <strong className="inert-text truncate font-medium">{file.name}</strong>
            <span className="text-faint tabular shrink-0">{formatBytes(file.size)}</span>
            <button
              type="button"
              aria-label="Remove the file"
              disabled={isBusy}
              onClick={() => setFile(null)}
              className="text-faint hover:text-ink flex size-8 items-center justify-center"
            >
              <X size={15} aria-hidden />
            </button>
          </p>
        ) : (
          <>
            <UploadCloud size={24} aria-hidden className="text-faint" />
            <p className="text-sm">
              Drop a .log or .txt file here, or{' '}
              <button
                type="button"
                disabled={isBusy}
                onClick={() => picker.current?.click()}
                className="text-accent-ink rounded-sm font-medium hover:underline"
              >
                choose one
              </button>
            </p>
          </>
        )}
        <input
          ref={picker}
          type="file"
          aria-label="Log file"
          accept=".log,.txt,text/plain"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
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
        <Button disabled={clear.isPending || isBusy} onClick={() => clear.mutate()}>
          {clear.isPending ? 'Clearing...' : 'Clear Cache'}
        </Button>
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
      <Progress forwarding={forwarding} />
    </Card>
  )
}

function Progress({ forwarding }: { readonly forwarding: Forwarding }) {
  if (forwarding.state === 'idle') return null
  if (forwarding.state === 'failure') {
    return (
      <Banner tone="error" className="mt-4">
        {forwarding.text}
      </Banner>
    )
  }
  if (forwarding.state === 'success') return <ForwardingOutcome result={forwarding.result} />
  const share =
    forwarding.state === 'sending' ? forwarding.sentBytes / Math.max(1, forwarding.totalBytes) : forwarding.progress
  return (
    <div role="status" className="mt-4">
      <div className="text-soft tabular mb-1.5 flex justify-between text-xs">
        <span>
          {forwarding.state === 'sending'
            ? `Sending ${formatBytes(forwarding.sentBytes)} of ${formatBytes(forwarding.totalBytes)}`
            : 'Processing logs...'}
        </span>
        <span>
          {forwarding.state === 'sending'
            ? `${formatBytes(forwarding.bytesPerSecond)}/s`
            : share === null
              ? ''
              : `${Math.round(share * 100)}%`}
        </span>
      </div>
      <progress aria-label="Progress" {...(share === null ? {} : { value: share })} max={1} className="w-full" />
    </div>
  )
}
