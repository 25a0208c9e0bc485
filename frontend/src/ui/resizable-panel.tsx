import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

interface ResizablePanelProps {
  readonly label: string
  /** Where the chosen width is kept in this browser. */
  readonly storageKey: string
  /** Its width until somebody chooses one. */
  readonly className: string
  readonly children: ReactNode
}

const LEAST = 280
const MOST = 640
const STEP = 16
/** What `className` gives on a wide screen. */
const USUAL = 400

const clamp = (width: number) => Math.round(Math.min(MOST, Math.max(LEAST, width)))

function readWidth(key: string): number | null {
  const width = Number(localStorage.getItem(key) ?? Number.NaN)
  return Number.isFinite(width) ? clamp(width) : null
}

function keepWidth(key: string, width: number | null): void {
  if (width === null) localStorage.removeItem(key)
  else localStorage.setItem(key, String(width))
}

/** A panel at the left whose edge can be dragged, moved by arrow keys, and set back by a double click. */
export function ResizablePanel({ label, storageKey, className, children }: ResizablePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(() => readWidth(storageKey))
  const choose = (next: number | null) => {
    setWidth(next)
    keepWidth(storageKey, next)
  }
  const measured = () => panel.current?.offsetWidth ?? LEAST
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    choose(clamp(event.clientX - (panel.current?.getBoundingClientRect().left ?? 0)))
  }
  const steer = (event: KeyboardEvent) => {
    const next = { ArrowLeft: measured() - STEP, ArrowRight: measured() + STEP, Home: LEAST, End: MOST }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(clamp(next))
  }
  return (
    <div
      ref={panel}
      className={classNames('border-line relative shrink-0 border-r', className)}
      {...(width === null ? {} : { style: { width } })}
    >
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a widget */}
      <div
        role="separator"
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={LEAST}
        aria-valuemax={MOST}
        aria-valuenow={width ?? USUAL}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => choose(null)}
        onKeyDown={steer}
        className="hover:bg-line-strong focus-visible:bg-accent active:bg-accent absolute inset-y-0 -right-1 z-10 w-2 cursor-col-resize touch-none"
      />
    </div>
  )
}
