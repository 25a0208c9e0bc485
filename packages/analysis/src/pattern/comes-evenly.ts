import type { BucketEntry, Digest } from '../model/digest.ts'

const PARTS = 5
const MIN_PARTS = 4
const MIN_PARTS_OF_FEW = 3
const HANDFUL = 5
const MOST_IN_A_PART = 0.6
const MOST_OF_SPAN = 0.6

/** Whether events are spread over the whole time of the logs, with no part that holds most of them. */
export function comesEvenly(
  buckets: Readonly<Record<string, BucketEntry>>,
  count: number,
  { digest, spanMs }: { readonly digest: Pick<Digest, 'firstMs'>; readonly spanMs: number },
): boolean {
  const startMs = digest.firstMs ?? 0
  const counts = Array.from({ length: PARTS }, () => 0)
  const times: number[] = []
  for (const [events, atMs] of Object.values(buckets)) {
    const share = (atMs - startMs) / Math.max(1, spanMs)
    const part = Math.min(PARTS - 1, Math.max(0, Math.floor(share * PARTS)))
    counts[part] = (counts[part] ?? 0) + events
    times.push(atMs)
  }
  if (Math.max(...times) - Math.min(...times) < spanMs * MOST_OF_SPAN) return false
  const parts = counts.filter((events) => events > 0).length
  return parts >= (count <= HANDFUL ? MIN_PARTS_OF_FEW : MIN_PARTS) && Math.max(...counts) <= count * MOST_IN_A_PART
}
