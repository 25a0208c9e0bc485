/** What operators say and logs write, or the other way round. */
const GROUPS: readonly (readonly string[])[] = [
  ['retry', 'retries', 'attempt', 'attempts', 'reconnect'],
  ['exception', 'throw', 'throws', 'threw', 'thrown', 'traceback', 'stacktrace'],
  ['crash', 'crashed', 'killed', 'terminated', 'aborted', 'died', 'dead'],
  ['slow', 'latency', 'timeout', 'wait', 'duration'],
  ['login', 'authentication', 'auth', 'signin'],
  ['memory', 'ram', 'heap', 'oom'],
  ['disk', 'space', 'volume', 'storage'],
  ['certificate', 'cert', 'tls', 'ssl'],
  ['database', 'db', 'sql'],
  ['dns', 'resolve', 'resolved', 'nxdomain', 'lookup'],
  ['delete', 'deleted', 'removed', 'dropped'],
  ['quota', 'limit', 'limits', 'throttled', '429'],
  ['restart', 'restarts', 'restarting', 'backoff', 'crashloopbackoff'],
  ['refused', 'econnrefused', 'unreachable'],
]

const BY_WORD = new Map(GROUPS.flatMap((group) => group.map((word) => [word, group] as const)))

export const synonymsOf = (word: string): readonly string[] => BY_WORD.get(word) ?? []
