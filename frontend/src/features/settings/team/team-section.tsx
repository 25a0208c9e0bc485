import type { User } from '@holdfast/contracts/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { removeTeamUser } from '../api/change-team.ts'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { MemberRow } from './member-row.tsx'

const detailOf = (error: unknown, text: string) => (error instanceof ApiError && error.detail ? error.detail : text)

export function TeamSection() {
  const client = useQueryClient()
  const { user } = useSignedIn()
  const { data, isError, refetch } = useQuery(teamQuery)
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<User | null>(null)
  const isAdmin = user.role === 'admin'
  const remove = useSingleMutation({
    mutationFn: removeTeamUser,
    onSuccess: async () => {
      showToast({ type: 'success', title: 'Team', message: 'Team member removed' })
      await client.invalidateQueries({ queryKey: teamQuery.queryKey })
    },
    onError: (error) =>
      showToast({ type: 'error', title: 'Team', message: detailOf(error, 'Failed to remove team member') }),
    onSettled: () => setRemoving(null),
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold tracking-tight">Team</h1>
        {isAdmin ? (
          <Button tone="primary" className="ml-auto" onClick={() => setIsAdding(true)}>
            <UserPlus size={15} aria-hidden />
            Add member
          </Button>
        ) : null}
      </div>
      {isAdmin ? null : (
        <Banner tone="info" className="mt-4">
          Only administrators can manage team members
        </Banner>
      )}
      {isError ? (
        <ErrorState
          title="Failed to load team members"
          error={new Error('The list could not be fetched.')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <ul className="bg-panel border-line divide-line mt-4 divide-y rounded-lg border">
          {data.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isOwn={member.id === user.id}
              canManage={isAdmin && member.id !== user.id}
              onRemove={() => setRemoving(member)}
            />
          ))}
        </ul>
      ) : (
        <SkeletonBlock label="Loading the team" lines={6} />
      )}
      {isAdding ? <AddMemberDialog onClose={() => setIsAdding(false)} /> : null}
      {removing ? (
        <ConfirmDialog
          title={`Remove ${removing.first_name} ${removing.last_name}?`}
          text="Are you sure you want to remove this team member?"
          confirmLabel="Remove"
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(removing.id)}
          onCancel={() => setRemoving(null)}
        />
      ) : null}
    </>
  )
}
