import { formatMs } from '../../../lib/time/format-ms.ts'

const PARTS = [0, 0.25, 0.5, 0.75]

export const TimeAxis = ({ wholeMs }: { readonly wholeMs: number }) => (
  <div
    aria-hidden
    className="border-line text-faint tabular grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-b px-2 pb-1 text-xs max-sm:grid-cols-1"
  >
    <span className="max-sm:hidden">Service and operation</span>
    <span className="flex gap-2">
      <span className="grid flex-1 grid-cols-4">
        {PARTS.map((part) => (
          <span key={part} className="border-line border-l pl-1">
            {formatMs(wholeMs * part)}
          </span>
        ))}
      </span>
      <span className="w-16 shrink-0 text-right">{formatMs(wholeMs)}</span>
    </span>
  </div>
)
