import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { addComment, deleteComment, editComment } from '../api/write-comment.ts'
import type { ShownComment } from '../api/comments-query.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { useCommands } from '../../../lib/commands/command-registry.ts'
import { utcTime } from '../../../lib/time/clock-time.ts'
import { relativeTime } from '../../../lib/time/relative-time.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { useUnsentText } from '../../../lib/unsent/use-unsent-text.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { commentsQuery } from '../api/comments-query.ts'
import { takeAwaitedKey } from '../keys/awaited-key.ts'

const commentFailed = () =>
  showToast({ type: 'error', title: 'Comment Error', message: 'Failed to add comment. Please try again.' })

export function Comments({ incidentId }: { readonly incidentId: string }) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(commentsQuery(incidentId))
  const [text, setText] = useUnsentText(`comment:${incidentId}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = useCallback(() => field.current?.focus(), [])
  useShortcuts({ c: write })
  useCommands(
    useMemo(() => [{ id: 'comment', title: 'Add comment', group: 'Incident', shortcut: 'c', run: write }], [write]),
  )
  useEffect(() => {
    if (takeAwaitedKey(incidentId, 'c')) field.current?.focus()
  }, [incidentId])
  const refresh = () => client.invalidateQueries({ queryKey: commentsQuery(incidentId).queryKey })
  const add = useSingleMutation({
    mutationFn: (comment: string) => addComment(incidentId, comment),
    onSuccess: async () => {
      setText('')
      await refresh()
    },
    onError: commentFailed,
  })
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (text.trim() !== '') add.mutate(text.trim())
  }
  const comments = data?.comments ?? []
  return (
    <Card title={`Comments${comments.length > 0 ? ` (${comments.length})` : ''}`} className="mt-1">
      {isError ? (
        <p className="text-soft mb-2 text-sm">
          Comments could not be loaded.{' '}
          <button type="button" onClick={() => void refetch()} className="text-accent-ink font-medium hover:underline">
            Retry
          </button>
        </p>
      ) : null}
      <ul className="mb-3 flex flex-col gap-3 empty:hidden">
        {comments.map((comment) => (
          <CommentItem key={comment.id} incidentId={incidentId} comment={comment} onChanged={refresh} />
        ))}
      </ul>
      <form onSubmit={submit} className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label="Add a comment"
          placeholder="Add a comment"
          rows={1}
          maxLength={10_000}
          value={text}
          disabled={add.isPending}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
          }}
          className="border-line-strong bg-panel placeholder:text-faint field-sizing-content max-h-48 min-h-9 flex-1 resize-none rounded-md border px-3 py-1.5 text-sm max-lg:min-h-11 max-lg:py-2.5"
        />
        <Button type="submit" disabled={text.trim() === '' || add.isPending}>
          {add.isPending ? 'Sending...' : 'Comment'}
        </Button>
      </form>
    </Card>
  )
}

interface CommentItemProps {
  readonly incidentId: string
  readonly comment: ShownComment
  readonly onChanged: () => Promise<void>
}

function CommentItem({ incidentId, comment, onChanged }: CommentItemProps) {
  const { user } = useSignedIn()
  const nowMs = useNow(30_000)
  const [edited, setEdited] = useState<string | null>(null)
  const change = useSingleMutation({
    mutationFn: async (text: string | null) =>
      text === null
        ? void (await deleteComment(incidentId, comment.id))
        : void (await editComment(incidentId, comment.id, text)),
    onSuccess: async () => {
      setEdited(null)
      await onChanged()
    },
    onError: (error) => showToast({ type: 'error', title: 'Comment Error', message: errorText(error) }),
  })
  return (
    <li className="text-sm">
      <div className="flex items-baseline gap-2">
        <span className="font-medium">
          {comment.user.first_name} {comment.user.last_name}
        </span>
        <time dateTime={comment.created_at} title={utcTime(comment.created_at)} className="text-faint text-xs">
          {relativeTime(comment.created_at, nowMs)}
          {comment.edited_at ? ' · edited' : ''}
        </time>
        {comment.user.id === user.id && edited === null ? (
          <span className="ml-auto flex gap-3 text-xs">
            <button
              type="button"
              onClick={() => setEdited(comment.comment_text)}
              className="text-faint hover:text-ink relative after:absolute after:-inset-x-1.5 after:-inset-y-3 hover:underline"
            >
              Edit
            </button>
            <button
              type="button"
              disabled={change.isPending}
              onClick={() => change.mutate(null)}
              className="text-faint hover:text-critical relative after:absolute after:-inset-x-1.5 after:-inset-y-3 hover:underline"
            >
              Delete
            </button>
          </span>
        ) : null}
      </div>
      {edited === null ? (
        <p className="inert-text mt-0.5 whitespace-pre-wrap">{comment.comment_text}</p>
      ) : (
        <div className="mt-1 flex items-end gap-2">
          <textarea
            aria-label="Edit the comment"
            value={edited}
            maxLength={10_000}
            onChange={(event) => setEdited(event.target.value)}
            className="border-line-strong bg-panel field-sizing-content min-h-9 flex-1 resize-none rounded-md border px-3 py-1.5"
          />
          <Button tone="quiet" onClick={() => setEdited(null)}>
            Cancel
          </Button>
          <Button
            tone="primary"
            disabled={edited.trim() === '' || change.isPending}
            onClick={() => change.mutate(edited.trim())}
          >
            Save comment
          </Button>
        </div>
      )}
    </li>
  )
}
