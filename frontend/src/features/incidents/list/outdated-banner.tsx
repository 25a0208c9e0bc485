import { errorText } from '../../../lib/api/error-text.ts'
import { clockTime } from '../../../lib/time/clock-time.ts'
import { relativeTimeInText } from '../../../lib/time/relative-time.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Banner } from '../../../ui/banner.tsx'

interface OutdatedBannerProps {
  readonly failure: Error
  readonly atMs: number
}

/** The list is still there to be read, but it is not the latest. */
export function OutdatedBanner({ failure, atMs }: OutdatedBannerProps) {
  const nowMs = useNow(15_000)
  const iso = new Date(atMs).toISOString()
  return (
    <Banner tone="warning" className="mx-3 mb-2">
      {errorText(failure)} List last updated {relativeTimeInText(iso, Math.max(nowMs, atMs))} (
      {clockTime(iso).slice(0, 8)}).
    </Banner>
  )
}
