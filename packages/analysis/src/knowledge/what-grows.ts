/** What a counter counts, in words, and what it means that it rises and does not come back. */
export interface Growing {
  readonly words: string
  readonly meaning: string
}

const HELD = 'they are taken and never given back (a leak), or each is held or blocked for longer than before'

/** By the name that a program gives its number, the more telling first. */
const KINDS: readonly (Growing & { readonly pattern: RegExp })[] = [
  {
    pattern: /\b(?:rss|heap|mem(?:ory)?|working ?set|resident|old ?gen|footprint|alloc(?:ated)?)\b/,
    words: 'memory',
    meaning: 'memory is taken and never freed (a memory leak, or a cache without a bound), until it is exhausted',
  },
  { pattern: /\b(?:goroutines?|fibers?|coroutines?|tasks?)\b/, words: 'running goroutines or tasks', meaning: HELD },
  {
    pattern: /\b(?:threads?|workers?)\b/,
    words: 'threads',
    meaning: `${HELD}, until the pool is exhausted and new work waits (thread starvation)`,
  },
  {
    pattern: /\b(?:fds?|open ?files?|file ?descriptors?|handles?|sockets?)\b/,
    words: 'open files and sockets',
    meaning: HELD,
  },
  { pattern: /\b(?:listeners?|subscriptions?|subscribers?)\b/, words: 'listeners', meaning: HELD },
  {
    pattern: /\b(?:oldest|age|stale(?:ness)?|behind|since|delay)\b/,
    words: 'age of the data',
    meaning: 'what it holds is stale: it is no longer updated (old data, no new ones arrive)',
  },
  {
    pattern: /\b(?:in ?use|active|busy|checked ?out|borrowed|leased|acquired|conn(?:ection)?s?|sessions?|cursors?)\b/,
    words: 'connections or slots in use',
    meaning: `${HELD}, until the pool is exhausted`,
  },
  {
    pattern: /\b(?:disk|inodes?|volume|storage|spool|wal|bytes ?used|used ?(?:bytes|gb|mb|mib|gib|pct|percent)?)\b/,
    words: 'space in use',
    meaning: 'something writes more than is cleaned up, until the disk is full',
  },
  {
    pattern: /\b(?:dead ?tup(?:le)?s?|bloat|xmin|oldest ?xact)\b/,
    words: 'dead rows',
    meaning: 'vacuum cannot remove them: a long open transaction holds them, or it does not run',
  },
  {
    pattern: /\b(?:temp(?:erature)?|celsius|degrees?)\b/,
    words: 'temperature',
    meaning: 'cooling fails, or the load rose (overheating)',
  },
  {
    pattern: /\b(?:retr(?:y|ies)|retransmits?|errors?|failed|failures?|drop(?:ped|s)?|crc|rejects?|discards?)\b/,
    words: 'failures',
    meaning: 'more and more of it fails',
  },
]

const UNKNOWN = 'something is taken and never given back (a leak), or demand grew'

/** 'rss_mb' is memory; null in `words` where the name says it all. */
export function whatGrows(name: string): { readonly words: string | null; readonly meaning: string } {
  const spoken = name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_.\-/]+/g, ' ')
    .toLowerCase()
  const kind = KINDS.find(({ pattern }) => pattern.test(spoken))
  if (kind === undefined) return { words: null, meaning: UNKNOWN }
  return { words: kind.words === spoken ? null : kind.words, meaning: kind.meaning }
}
