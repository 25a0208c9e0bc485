import { STATE_WORDS } from './state-words.ts'

export type ChangeKind = 'deploy' | 'configuration' | 'job' | 'restart' | 'deletion' | 'scaling' | 'event'

const VERSION = /\b(?:version |v|release |image[=: ]\S*?:)?(\d+\.\d+\.\d+(?:[-.+]\w+)*|v\d+\.\d+)\b/i
/** How kubectl, Argo CD and Flux tell what became of an object: 'networkpolicy.networking.k8s.io/deny-all created'. */
const APPLIED = /\b[a-z]+(?:\.[a-z\d][a-z\d.-]*)?\/[\w.-]+ (unchanged|created|configured|pruned|serverside-applied)\b/
const ARROW = '(?:->|→|=>)'
/** 'hold 360 -> 300', 'cache -> off', 'log_level: info -> debug'; what is in another state was set by nobody. */
const MOVED = new RegExp(
  [
    String.raw`(?<![\w."'%/-])(?:true|false|on|off|none|null|["'][\w.%-]{0,40}["']|\d[\d.]{0,20}(?:%|[a-z]{1,3})?) ?${ARROW} ?[\w"'%]`,
    String.raw`${ARROW} ?(?:true|false|on|off|none|null)\b`,
    String.raw`(?<![\w.:-])(?!\S{0,60}(?:state|status|phase|health|condition)[:=])[a-z][\w.-]{1,60}[:=] ?(?!(?:${STATE_WORDS})\b)[\w."'%]{1,40} ?${ARROW} ?[\w."'%]{1,40}`,
  ].join('|'),
  'i',
)
const KINDS: readonly (readonly [ChangeKind, RegExp])[] = [
  [
    'deletion',
    /(?<!--[\w-]{0,30})\b(?:deleted|revoked (?:lease|token|credential|certificate|grant|key|role)s?|(?:dropped|removed|deleting) (?:the )?(?:table|index|database|column|schema|service|user|role|route|rule|node|volume|bucket|topic|key)|uninstalled|purged?|purge_all|drop(?:Indexes|Database|Collection)|truncated|flush(?:all|db)|(?:cache|keys?|entries)\b.{0,30}\b(?:flushed|cleared|invalidated))\b/i,
  ],
  [
    'scaling',
    /\bscaled\b.{0,60}\b(?:from|to) \d|\bdesired replicas\b|\breplicas?\b[:=]? ?(?:from )?\d+ ?(?:->|→|=>|to) ?\d/i,
  ],
  [
    'deploy',
    /\b(?:deploy(?:ed|ment|ing)?|rollout|rolled out|released? (?:v?\d|version|of \S+ (?:to|v?\d))|upgraded?|promoted|new version|version \S+ (?:started|is up|live|running)|migrat(?:ion|ed|ing))\b/i,
  ],
  [
    'configuration',
    /\b(?:config(?:uration)?(?: \w+)? (?:refresh(?:ed)?|reload(?:ed)?|changed|updated|applied|loaded|push(?:ed)?)|feature flag|flag \S+ (?:enabled|disabled|set)|raised to|lowered to|set to|changed (?:from|to|')|content changed|by config|(?:processing|applying|applied) override|override for|rotat(?:ed|ion)\b|settings? (?:changed|updated)|(?:committed|applied|pushed|installed) (?:\w+ )?(?:rules?(?:et)?|policy|acl)|rules? (?:added|removed)|was \d+\)|\b(?:mode|policy|setting|value|level|limit|strategy|weight|rollout|percentage|ratio|threshold)\b.{0,30}(?:->|→|=>)|\b(?:disabled|enabled|switched|moved) (?:by|from|to)\b)/i,
  ],
  ['configuration', MOVED],
  ['scaling', /\b(?:scaled|scaling|resiz(?:ed|ing)|replicas)\b/i],
  [
    'job',
    /\b(?:(?:nightly|daily|hourly|weekly|full|batch|bulk|backup|import|export|reindex|migration|cron|maintenance|cleanup|clean-up|vacuum full|backfill|refresh|repricing|sync|job)\b.{0,60}\b(?:started|begins?|begun|starting|kicked off|running)|started:? (?:nightly|full|batch|bulk|backup|import|reindex|cron|maintenance|backfill)|concurrency=\d+)/i,
  ],
  [
    'restart',
    /\b(?:started in|starting \w+|listening on|startup complete|restart(?:ed|ing)?|ready to accept|boot(?:ed|ing)|started)\b/i,
  ],
]

/** What a line reports to have been done, by its words. */
export function kindOfChange(text: string): ChangeKind | undefined {
  const outcome = APPLIED.exec(text)?.[1]
  if (outcome === 'unchanged') return undefined
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? (outcome === undefined ? undefined : 'configuration')
}

export const versionIn = (text: string): string | undefined => VERSION.exec(text)?.[1]
