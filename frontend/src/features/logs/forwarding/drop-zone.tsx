import { FileText, UploadCloud, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { formatBytes } from './format-bytes.ts'

interface DropZoneProps {
  readonly file: File | null
  readonly isBusy: boolean
  readonly onChoose: (file: File | undefined) => void
  readonly onRemove: () => void
}

/** Takes a file by drop or by choice. */
export function DropZone({ file, isBusy, onChoose, onRemove }: DropZoneProps) {
  const [isDragged, setIsDragged] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragged(false)
    if (!isBusy) onChoose(event.dataTransfer.files[0])
  }
  return (
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
            onClick={onRemove}
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
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
