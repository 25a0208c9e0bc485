import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CodeAnalysisCard } from './code-analysis-card.tsx'
import { LogSteps } from '../steps/log-steps.tsx'
import { Markdown } from './markdown.tsx'
import { SUGGESTION_CHIPS } from './suggestion-chips.ts'
import type { Chat, ChatReply, ChatTurn } from './use-chat.ts'

interface LatestAnswerProps {
  readonly chat: Chat
  readonly onShowLine: (lineId: string) => void
}

const EMPTY_ANSWER = 'Sorry, I could not generate an answer.'

/** A question asked now is answered in sight; one asked yesterday waits below. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'start' })

export function LatestAnswer({ chat, onShowLine }: LatestAnswerProps) {
  if (!chat.latest) return null
  return (
    <section aria-label="Assistant" className="mt-4 flex flex-col gap-3">
      {chat.earlier.length > 0 ? (
        <details className="border-line rounded-lg border">
          <summary className="text-soft px-4 py-2 text-sm">Earlier questions ({chat.earlier.length})</summary>
          <div className="flex flex-col gap-3 p-3">
            {chat.earlier.map((turn, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same question may be asked twice, and turns never move
              <Turn key={index} turn={turn} onShowLine={onShowLine} />
            ))}
          </div>
        </details>
      ) : null}
      {chat.askedCount > 0 ? (
        <span key={`${chat.askedCount} ${chat.latest.reply.kind}`} ref={bringIntoView} className="-mb-3 scroll-mt-16" />
      ) : null}
      <Turn turn={chat.latest} onShowLine={onShowLine} />
      {chat.latest.reply.kind === 'failure' ? (
        <Button className="self-start" onClick={chat.askAgain}>
          Ask again
        </Button>
      ) : null}
      <FollowUps chat={chat} />
    </section>
  )
}

/** What the answer itself offers to be asked next. */
function FollowUps({ chat }: { readonly chat: Chat }) {
  if (chat.askedCount === 0 || chat.latest?.reply.kind !== 'answer') return null
  // What stands among the chips below need not stand here too.
  const { question, reply } = chat.latest
  const questions = [...new Set(reply.answer.suggestions)].filter((next) => !SUGGESTION_CHIPS.includes(next))
  const canAskLogs = reply.answer.can_ask_logs === true
  if (questions.length === 0 && !canAskLogs) return null
  return (
    <ul aria-label="Ask next" className="flex flex-wrap gap-1.5">
      {canAskLogs ? (
        <li>
          <FollowUp isBusy={chat.isBusy} onClick={() => chat.askLogs(question)}>
            Look into the logs for this
          </FollowUp>
        </li>
      ) : null}
      {questions.slice(0, 4).map((next) => (
        <li key={next}>
          <FollowUp isBusy={chat.isBusy} onClick={() => chat.ask(next)}>
            {showInert(next)}
          </FollowUp>
        </li>
      ))}
    </ul>
  )
}

interface FollowUpProps {
  readonly isBusy: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function FollowUp({ isBusy, onClick, children }: FollowUpProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onClick}
      className="hit-target border-line text-soft hover:border-line-strong hover:text-ink rounded-full border px-3 py-1 text-left text-xs disabled:opacity-50"
    >
      {children}
    </button>
  )
}

function Turn({ turn, onShowLine }: { readonly turn: ChatTurn; readonly onShowLine: (lineId: string) => void }) {
  const { reply } = turn
  return (
    <article className="bg-panel border-line rounded-lg border p-4">
      <header className="mb-2 flex items-center gap-2 text-sm">
        <Sparkles size={15} aria-hidden className="text-soft shrink-0" />
        <h3 className="inert-text min-w-0 flex-1 font-medium">{showInert(turn.question)}</h3>
        {reply.kind === 'answer' ? (
          <Badge>{reply.answer.source === 'model' ? 'model, checked' : 'engine'}</Badge>
        ) : null}
      </header>
      <div aria-live="polite" aria-busy={reply.kind === 'pending'}>
        <Reply reply={reply} onShowLine={onShowLine} />
      </div>
    </article>
  )
}

function Reply({ reply, onShowLine }: { readonly reply: ChatReply; readonly onShowLine: (lineId: string) => void }) {
  if (reply.kind === 'failure') return <Banner tone="error">{reply.text}</Banner>
  if (reply.kind === 'code') return <CodeAnalysisCard analysis={reply.analysis} onShowLine={onShowLine} />
  if (reply.kind === 'pending') {
    return (
      <>
        {reply.text === '' ? null : <Markdown text={reply.text} onShowLine={onShowLine} />}
        {reply.steps.length === 0 ? null : <LogSteps steps={reply.steps} />}
        {reply.text === '' || reply.steps.length > 0 ? (
          <div
            role="status"
            aria-label={reply.steps.length > 0 ? 'Looking into the logs' : 'Answering'}
            className="mt-2 flex flex-col gap-2"
          >
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        ) : null}
      </>
    )
  }
  const { answer, notice, steps = [] } = reply.answer
  return (
    <>
      {notice ? (
        <Banner tone="info" className="mb-2">
          {notice}
        </Banner>
      ) : null}
      <Markdown text={answer.trim() === '' ? EMPTY_ANSWER : answer} onShowLine={onShowLine} />
      {steps.length === 0 ? null : (
        <details className="border-line mt-3 rounded-md border">
          <summary className="text-soft px-3 py-2 text-sm font-medium">
            What it did in the logs ({steps.length})
          </summary>
          <div className="border-line border-t p-3">
            <LogSteps steps={steps} />
          </div>
        </details>
      )}
    </>
  )
}
