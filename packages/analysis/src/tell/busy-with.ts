import type { LogEvent } from '../model/log-event.ts'

/** Lines that show where a thread is, since it does not go on. */
const STUCK = /block|hang|hung|stuck|stall|not respond|unresponsive|heartbeat|watchdog|dump|too long|starv|deadlock/i
/** The innermost frames say what is done; further out it is said for whom. */
const INNERMOST = 8

/** What the code of runtimes and their libraries does, by the names of its frames; the first that fits is taken. */
const WORK: readonly (readonly [frame: RegExp, work: string])[] = [
  [
    /java\.util\.regex\.|(?:^|\/)(?:re|sre_\w+|regex)\.py\b|Text\.RegularExpressions\.|\bRegExp(?:Impl|Exec|\.)|regexp\/(?:backtrack|exec)\.go|\bonig_|\bpcre2?_/,
    'matches a regular expression (a pattern that backtracks takes ever longer)',
  ],
  [
    /InetAddress\.|\bgetaddrinfo\b|Dns\.Get|net\.\(\*Resolver\)|netdb\b/,
    'waits for the name of a host to be resolved (DNS)',
  ],
  [
    /Socket(?:InputStream|Dispatcher|Impl|Channel)?\.\w*(?:read|recv|connect|poll)|NioSocketImpl|sun\.nio\.ch\.Net\.|\brecv_into\b|\bdo_handshake\b|(?:^|\/)(?:socket|ssl|http\/client|urllib3?\/\w+)\.py\b|okhttp3\.|HttpURLConnection|Net\.(?:Http|Sockets|Security)\.|net\.\(\*conn\)\.|internal\/poll\.\(\*FD\)/,
    'waits for an answer over the network (a synchronous HTTP, API or database call)',
  ],
  [
    /LockSupport\.park|Object\.wait\b|Unsafe\.park|ReentrantLock|Monitor\.(?:Enter|Wait)|ManualResetEvent|Task\.(?:Wait|SpinThenBlocking|InternalWait)|GetAwaiter|GetResult|get_Result|sync\.\(\*(?:Mutex|RWMutex)\)|runtime\.(?:gopark|semacquire)|threading\.py\b|\bfutex/,
    'waits for another thread (a lock, or a call that blocks)',
  ],
  [
    /File(?:Input|Output)Stream|FileDispatcher|RandomAccessFile|\bfsync\b|UnixNativeDispatcher|IO\.(?:File|RandomAccess)|os\.\(\*File\)/,
    'reads or writes files',
  ],
]

/** What a thread that does not go on was doing, by its innermost frames; null where they are of nothing known. */
export function busyWith({ message, continuation }: LogEvent): string | null {
  if (!STUCK.test(message)) return null
  const frames = continuation.map((line) => line.trim()).filter((line) => FRAME.test(line))
  return WORK.find(([frame]) => frames.slice(0, INNERMOST).some((one) => frame.test(one)))?.[1] ?? null
}

const FRAME = /^(?:at |File "|#?\d+:? |[\w$./-]+\/{2}|[\w$.]+\(|from )|:\d+\)?$/
