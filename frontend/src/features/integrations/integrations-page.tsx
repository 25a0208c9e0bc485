import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { githubStatusQuery } from './api/github-status-query.ts'
import { classNames } from '../../lib/class-names.ts'
import { useIsMobile } from '../../lib/use-is-mobile.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { GithubDetail } from './github-detail.tsx'
import { shownStatus } from './shown-status.ts'

const LATER = [
  { name: 'Slack', text: 'Post incidents to a channel.' },
  { name: 'Jira', text: 'Open an issue from an incident.' },
  { name: 'Google Drive', text: 'Keep postmortems in a folder.' },
]

export function IntegrationsPage() {
  const status = useQuery(githubStatusQuery)
  const [query, setQuery] = useSearchParams()
  const isMobile = useIsMobile()
  const isDetailShown = query.get('integration') === 'github' || !isMobile
  const { tone, text } = shownStatus(status.data, status.isError)
  return (
    <div className="flex h-full">
      {isDetailShown && isMobile ? null : (
        <section
          aria-label="Integrations"
          className="bg-panel border-line w-full shrink-0 overflow-y-auto lg:w-[340px] lg:border-r"
        >
          <h2 className="px-4 pt-4 pb-2 text-xs font-semibold tracking-wider">INTEGRATIONS</h2>
          <ul className="px-1.5">
            <li>
              <button
                type="button"
                aria-current={isDetailShown}
                onClick={() => setQuery({ integration: 'github' })}
                className={classNames(
                  'flex w-full items-start gap-3 rounded-md px-3 py-3 text-left',
                  isDetailShown ? 'bg-accent-soft' : 'hover:bg-hover',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-sm font-medium">GitHub</span>
                  <span className="text-soft block text-sm">Find the change that caused an incident.</span>
                </span>
                <Badge tone={tone}>{text}</Badge>
              </button>
            </li>
            {LATER.map(({ name, text: purpose }) => (
              <li key={name} className="flex items-start gap-3 px-3 py-3">
                <span className="min-w-0 flex-1">
                  <span className="text-soft block text-sm font-medium">{name}</span>
                  <span className="text-faint block text-sm">{purpose}</span>
                </span>
                <Badge>Coming soon</Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isDetailShown ? (
        <div className="min-w-0 flex-1 overflow-y-auto">
          <div className="mx-auto max-w-[820px] p-4 lg:p-8">
            {isMobile ? (
              <Button tone="quiet" className="mb-2 -ml-3.5" onClick={() => setQuery({})}>
                <ArrowLeft size={15} aria-hidden />
                All integrations
              </Button>
            ) : null}
            <GithubDetail status={status.data} isFailed={status.isError} />
          </div>
        </div>
      ) : null}
    </div>
  )
}
