import type { ReactNode } from 'react'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { useIsMobile } from '../../../lib/use-is-mobile.ts'
import { ChatInput } from './chat-input.tsx'
import { Comments } from './comments.tsx'
import { LatestAnswer } from './latest-answer.tsx'
import { useChat } from './use-chat.ts'

interface DiscussionProps {
  readonly detail: ShownIncidentDetail
  readonly header: ReactNode
  readonly onShowLine: (lineId: string) => void
}

/** The incident scrolls; the question field below it stays in reach where there is room for it. */
export function Discussion({ detail, header, onShowLine }: DiscussionProps) {
  const chat = useChat(detail.incident_id)
  const isMobile = useIsMobile()
  const question = <ChatInput incidentId={detail.incident_id} isBusy={chat.isBusy} onAsk={chat.ask} />
  return (
    <div className="flex h-full flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div
        role="region"
        aria-label="Incident"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div className="mx-auto max-w-[1080px] p-3 lg:p-4 xl:px-6">
          {header}
          <Comments incidentId={detail.incident_id} />
          <LatestAnswer chat={chat} onShowLine={onShowLine} />
        </div>
        {isMobile ? question : null}
      </div>
      {isMobile ? null : question}
    </div>
  )
}
