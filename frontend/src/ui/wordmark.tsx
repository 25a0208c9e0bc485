export function Wordmark({ size = 24, isNamed = true }: { readonly size?: number; readonly isNamed?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
        <rect width="32" height="32" rx="8" className="fill-accent-fill" />
        <path d="M10 6v20M22 6v20M10 16h12" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" fill="none" />
        <circle cx="16" cy="16" r="3.4" className="fill-accent-fill" stroke="#fff" strokeWidth="2.6" />
      </svg>
      {isNamed ? <span className="text-lg font-semibold tracking-tight">Holdfast</span> : null}
    </span>
  )
}
