import { Role, type User } from '@holdfast/contracts/people'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { updateTeamUser } from '../api/change-team.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'

interface MemberRowProps {
  readonly member: User
  readonly isOwn: boolean
  readonly canManage: boolean
  readonly onRemove: () => void
}

/** A change with its words: what is said when it worked, and when it did not. */
function useMemberChange(member: User, success: string, failure: string) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (change: Parameters<typeof updateTeamUser>[1]) => updateTeamUser(member.id, change),
    onSuccess: async () => {
      showToast({ type: 'success', title: 'Team', message: success })
      await client.invalidateQueries({ queryKey: teamQuery.queryKey })
    },
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Team',
        message: error instanceof ApiError && error.detail ? error.detail : failure,
      }),
  })
}

export function MemberRow({ member, isOwn, canManage, onRemove }: MemberRowProps) {
  const changeRole = useMemberChange(member, 'Role updated successfully', 'Failed to update role')
  const changeActive = useMemberChange(member, 'User status updated', 'Failed to update status')
  const name = `${member.first_name} ${member.last_name}`
  const isBusy = changeRole.isPending || changeActive.isPending
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex items-center gap-2 text-sm font-medium">
          <span className="truncate">{name}</span>
          {isOwn ? <Badge>You</Badge> : null}
          {member.is_invited ? <Badge>Invited</Badge> : null}
          {member.is_active ? null : <Badge tone="medium">Inactive</Badge>}
        </p>
        <p className="text-faint truncate text-xs">{member.email}</p>
      </div>
      {canManage ? (
        <>
          <Select
            label={`Role of ${name}`}
            className="w-28"
            value={member.role}
            disabled={isBusy}
            onChange={(event) => changeRole.mutate({ role: Role.parse(event.target.value) })}
          >
            <option value="member">Member</option>
            <option value="admin">Admin</option>
          </Select>
          <Button
            size="sm"
            className="h-9 w-24"
            disabled={isBusy}
            onClick={() => changeActive.mutate({ is_active: !member.is_active })}
          >
            {member.is_active ? 'Deactivate' : 'Activate'}
          </Button>
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 size={15} aria-hidden />
          </IconButton>
        </>
      ) : (
        <Badge className="capitalize">{member.role}</Badge>
      )}
    </li>
  )
}
