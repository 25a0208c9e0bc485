import type { TraceLine } from '@holdfast/contracts/traces'
import { showInert } from '../../../lib/text/show-inert.ts'
import { clockTime, utcTime } from '../../../lib/time/clock-time.ts'
import { LevelMark } from '../../../ui/level-mark.tsx'
import { indentOf } from './indent-of.ts'

/** A log line of the trace, under the span that wrote it. */
export function LineRow({ line, depth }: { readonly line: TraceLine; readonly depth: number }) {
  return (
    <li className="px-2 py-0.5">
      <div className="flex items-start gap-2 font-mono text-xs leading-5" style={indentOf(depth)}>
        {line.timestamp ? (
          <time dateTime={line.timestamp} title={utcTime(line.timestamp)} className="text-faint tabular shrink-0">
            {clockTime(line.timestamp)}
          </time>
        ) : null}
        <LevelMark level={line.level} />
        <span className="inert-text text-soft w-20 shrink-0 truncate max-sm:hidden">
          {showInert(line.service ?? '')}
        </span>
        <span className="inert-text line-clamp-4 min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
          {showInert(line.message)}
        </span>
      </div>
    </li>
  )
}
