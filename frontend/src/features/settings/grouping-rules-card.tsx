import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { groupingRulesQuery } from './api/grouping-rules-query.ts'
import { removeGroupingRule } from './api/remove-grouping-rule.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export function GroupingRulesCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const client = useQueryClient()
  const { data } = useQuery(groupingRulesQuery)
  const remove = useSingleMutation({
    mutationFn: removeGroupingRule,
    onSuccess: () => client.invalidateQueries({ queryKey: groupingRulesQuery.queryKey }),
    onError: (error) => showToast({ type: 'error', title: 'The rule could not be removed', message: errorText(error) }),
  })
  if (!data) return null
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">Grouping rules</h2>
      <p className="text-soft mt-1 text-sm">Created when someone merges or splits incidents.</p>
      {data.rules.length === 0 ? <p className="text-faint mt-3 text-sm">No rules yet.</p> : null}
      <ul className="mt-2">
        {data.rules.map((rule) => (
          <li key={rule.id} className="border-line flex items-center gap-3 border-b py-2 text-sm last:border-0">
            <Badge>{rule.kind}</Badge>
            <span className="inert-text min-w-0 flex-1">{rule.description}</span>
            <Button
              size="sm"
              tone="quiet"
              disabled={isReadOnly || remove.isPending}
              onClick={() => remove.mutate(rule.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
