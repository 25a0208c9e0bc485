import type { ModelCall } from '@holdfast/contracts/assistant'
import { useQuery } from '@tanstack/react-query'
import { modelCallsQuery } from '../api/model-calls-query.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'

interface TranscriptProps {
  readonly title: string
  readonly text: string
  readonly isOpen?: boolean
}

function Transcript({ title, text, isOpen = false }: TranscriptProps) {
  return (
    <details open={isOpen} className="border-line mt-2 rounded-md border">
      <summary className="text-soft px-3 py-2 text-sm font-medium">{title}</summary>
      <pre className="inert-text bg-raised border-line max-h-80 overflow-auto border-t p-3 font-mono text-xs whitespace-pre-wrap">
        {showInert(text)}
      </pre>
    </details>
  )
}

function titleOf({ purpose, asked_by: asker }: ModelCall): string {
  if (purpose === 'refine') return 'To refine the incident'
  if (purpose === 'investigate') return 'To investigate its logs'
  return asker ? `Asked by ${asker.first_name} ${asker.last_name}` : 'To answer a question'
}

/** The exact text that left the house, masked as it was, with what it cost. */
export function ModelCallsDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(modelCallsQuery(id))
  return (
    <Dialog title="What the model saw" onClose={onClose} width="max-w-3xl">
      {error ? (
        <ErrorState title="The calls could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        data.calls.length === 0 ? (
          <p className="text-soft pb-4 text-sm">
            No language model has seen anything of this incident. Everything you read here was computed from the lines.
          </p>
        ) : (
          data.calls.map((call, index) => (
            <article key={call.id} className="border-line border-b py-3 last:border-0">
              <div className="flex flex-wrap items-center gap-2 text-sm">
                <strong className="font-medium">{titleOf(call)}</strong>
                <Badge tone={call.outcome === 'used' ? 'good' : 'medium'}>{call.outcome}</Badge>
                <Badge>{`${call.model} at ${call.endpoint}`}</Badge>
              </div>
              <p className="text-faint tabular mt-1 text-xs">
                <time dateTime={call.at} title={utcTime(call.at)}>
                  {dayAndTime(call.at)}
                </time>{' '}
                · {(call.duration_ms / 1_000).toFixed(1)} s · {call.prompt_tokens.toLocaleString()} tokens in,{' '}
                {call.completion_tokens.toLocaleString()} out
                {call.cost_usd === null ? '' : ` · $${call.cost_usd.toFixed(4)}`} · {call.masked_count} values masked ·
                prompt {call.prompt}
              </p>
              <Transcript title="Sent" text={call.request} isOpen={index === 0} />
              <Transcript title="Answered" text={call.response} />
            </article>
          ))
        )
      ) : (
        <SkeletonBlock label="Loading model calls" />
      )}
    </Dialog>
  )
}
