import { useQuery } from '@tanstack/react-query'
import { installationQuery } from '../../lib/api/installation-query.ts'
import { Banner } from '../../ui/banner.tsx'

/** Without a mail server nothing comes into any inbox: where the mail waits instead. */
export function OutboxHint() {
  const { data } = useQuery(installationQuery)
  if (!data?.outbox_path) return null
  return (
    <Banner tone="info">
      This installation has no mail server. Its mails wait at{' '}
      <a href={data.outbox_path} className="font-medium underline underline-offset-2">
        {data.outbox_path}
      </a>
      , which opens only on the machine that runs Holdfast.
    </Banner>
  )
}
