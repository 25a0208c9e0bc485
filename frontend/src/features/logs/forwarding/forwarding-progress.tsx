import { Banner } from '../../../ui/banner.tsx'
import { formatBytes } from './format-bytes.ts'
import type { Forwarding } from './forwarding.ts'
import { ForwardingOutcome } from './forwarding-result.tsx'

export function ForwardingProgress({ forwarding }: { readonly forwarding: Forwarding }) {
  if (forwarding.state === 'idle') return null
  if (forwarding.state === 'failure') {
    return (
      <Banner tone="error" className="mt-4">
        {forwarding.text}
      </Banner>
    )
  }
  if (forwarding.state === 'success') return <ForwardingOutcome result={forwarding.result} />
  const share =
    forwarding.state === 'sending' ? forwarding.sentBytes / Math.max(1, forwarding.totalBytes) : forwarding.progress
  return (
    <div role="status" className="mt-4">
      <div className="text-soft tabular mb-1.5 flex justify-between text-xs">
        <span>
          {forwarding.state === 'sending'
            ? `Sending ${formatBytes(forwarding.sentBytes)} of ${formatBytes(forwarding.totalBytes)}`
            : 'Processing logs...'}
        </span>
        <span>
          {forwarding.state === 'sending'
            ? `${formatBytes(forwarding.bytesPerSecond)}/s`
            : share === null
              ? ''
              : `${Math.round(share * 100)}%`}
        </span>
      </div>
      <progress aria-label="Progress" {...(share === null ? {} : { value: share })} max={1} className="w-full" />
    </div>
  )
}
