import type { IntegrationStatus } from '@holdfast/contracts/github'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { Card } from '../../ui/card.tsx'

export function GithubOverview({ status }: { readonly status: IntegrationStatus | undefined }) {
  return (
    <Card>
      <dl className="grid grid-cols-[140px_1fr] gap-y-2.5 text-sm">
        <dt className="text-faint">Status</dt>
        <dd>{status?.message ?? 'The status is not known.'}</dd>
        <dt className="text-faint">Organization</dt>
        <dd>{(status?.is_connected && status.organization) || '–'}</dd>
        <dt className="text-faint">Last sync</dt>
        <dd>{status?.is_connected && status.last_sync ? dayAndTime(status.last_sync) : 'Never'}</dd>
      </dl>
      <ul className="text-soft border-line mt-4 flex list-disc flex-col gap-1 border-t pt-4 pl-5 text-sm">
        <li>Stack traces are matched to files and lines of your repositories.</li>
        <li>Recent commits and pull requests on those lines are named, with author and change.</li>
        <li>Nothing is ever written to your code.</li>
      </ul>
    </Card>
  )
}
