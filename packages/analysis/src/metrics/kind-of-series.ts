/** What a series measures, as far as causes differ by it. */
export type SeriesKind = 'cpu' | 'throttling' | 'memory' | 'disk' | 'network' | 'pool' | 'queue' | 'errors' | 'latency'

/** The first that fits; names as exporters and the semantic conventions write them. */
const KINDS: readonly (readonly [SeriesKind, RegExp])[] = [
  ['throttling', /throttl|cfs_|steal/i],
  ['errors', /error|fail(?:ed|ure)|exception|5xx|reject|drop(?:ped|s)\b|retransmi|packet_?loss/i],
  ['latency', /latency|duration|response_?time|elapsed|\brtt\b|round_?trip/i],
  [
    'pool',
    /\bpool|connections?\b|connection\.(?:count|pending|usage)|hikari|threads?\b.{0,16}(?:active|busy|pending)/i,
  ],
  ['queue', /queue|backlog|\blag\b|pending|unacked|in_?flight/i],
  ['cpu', /cpu|processor|load_?(?:1|5|average)|load1\b/i],
  ['memory', /mem(?:ory)?|heap|\brss\b|working_?set|swap/i],
  ['disk', /disk|filesystem|\bfs_|volume|inode|iops|\bio_?wait/i],
  ['network', /network|\bnet_|receive|transmit|bandwidth|\btcp/i],
]

export function kindOfSeries(name: string): SeriesKind | null {
  const bare = name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').slice(0, 200)
  return KINDS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}

/** A machine's, not the service's own. */
export const isOfNode = (name: string): boolean => /^(?:node|host|system)(?:[._A-Z]|$)/.test(name)
