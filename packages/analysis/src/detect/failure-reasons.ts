/** Whose doing a reason is: of the service itself and what it holds, or of what it calls. */
export type ReasonSide = 'own' | 'peer'

export interface KnownReason {
  readonly pattern: RegExp
  /** A clause of our own, to stand after 'because'. */
  readonly says: string
  readonly side: ReasonSide
  /** Said of anything: any other reason tells more. */
  readonly vague?: true
}

const own = (pattern: RegExp, says: string): KnownReason => ({ pattern, says, side: 'own' })
const vague = (pattern: RegExp, says: string): KnownReason => ({ ...own(pattern, says), vague: true })
const peer = (pattern: RegExp, says: string): KnownReason => ({ pattern, says, side: 'peer' })

/**
 * What the words of operating systems, protocols and languages mean: errno, gRPC and HTTP statuses, and what every
 * technology says of sizes, versions, names and states. The first that fits is taken.
 */
export const KNOWN_REASONS: readonly KnownReason[] = [
  own(
    /no space left|out[- ]of[- ](?:disk[- ])?space|not enough (?:disk )?space|\bENOSPC\b|disk (?:is )?full|\bret=-28\b/i,
    'the disk has no space left',
  ),
  own(
    /read-?only (?:file ?system|database|mode)|\bEROFS\b/i,
    'the file system or store is read-only and takes no writes',
  ),
  own(/too many open files|\bE[MN]FILE\b/i, 'the process has as many files and sockets open as it may'),
  own(/out of memory|cannot allocate|\bENOMEM\b|\bOOM\b/i, 'there is not enough memory'),
  own(
    /(?:disk|storage|\w*)[ _-]?quota ?(?:is |has been |was )?(?:exceeded|reached)|exceed\w* (?:the |its |your )?(?:\w+ )?quota|\bEDQUOT\b/i,
    'a quota is used up: the limit of what may be stored or used is exceeded',
  ),
  own(
    /licen[cs]e.{0,40}(?:limit|exceed|reached|expired|exhaust|no more|seats?)|(?:limit|seats?|quota) of (?:the |its |your )?licen[cs]e/i,
    'the limit of its licence is reached, or the licence has run out',
  ),
  own(
    /(?:password|user ?name|credentials?|identity|login)\b.{0,80}\b(?:incorrect|wrong|not valid|invalid)/i,
    'the credentials (account or password) are not valid',
  ),
  own(
    /\baccount\b.{0,30}\block(?:ed|out)|\blocked[ -]?out\b|\block-?out\b/i,
    'the account is locked out, as after too many logins with a wrong password',
  ),
  own(
    /\bunable to find (?:an? |the )?(?:signing |public |private )?key\b|\bkid\b|unknown (?:signing )?key|no (?:matching|such) (?:signing )?key|key id\b.{0,30}\bnot found|signature (?:verification|validation) failed|invalid signature/i,
    'the key that something is signed with is unknown or was rotated: signer and verifier do not share it',
  ),
  own(
    /\b(?:max(?:imum)? )?(?:TTL|lease|lifetime)\b.{0,40}\b(?:reached|exceeded|expired|over|ended)/i,
    'a lease or credential has reached the end of its lifetime (TTL) and has expired',
  ),
  own(
    /\bNXDOMAIN\b|no such host|name (?:or service )?not (?:known|resolved)|could not (?:be )?resolved?|name resolution|host(?: or domain name)? not found|name service error|getaddrinfo|\bENOTFOUND\b|EAI_AGAIN/i,
    'a host name does not resolve: DNS has no record of it, or does not answer',
  ),
  own(
    /certificate (?:has |is |was )?expired|expired certificate|certificate\b.{0,60}\bvalidity period/i,
    'a certificate has expired',
  ),
  own(
    /unknown authority|self[- ]signed|unable to get local issuer|certificate verify failed|failed to verify certificate/i,
    'the certificate is not trusted: its issuer (CA) is unknown to the caller',
  ),
  own(/address already in use|\bEADDRINUSE\b/i, 'the port is in use by another process'),
  peer(/connection refused|\bECONNREFUSED\b|actively refused/i, 'nothing accepts connections there'),
  peer(
    /(?:closed|reset|dropped) the connection|connection (?:was |is )?(?:reset|closed|lost|aborted)|\bECONNRESET\b|broken pipe|\bEPIPE\b|transport is closing|unexpected EOF|\bEOF\b$|hang up|disconnected|server has gone away/i,
    'the other side closes the connection',
  ),
  peer(/no route to host|network is unreachable|\bE(?:HOST|NET)UNREACH\b/i, 'there is no network path to it'),
  own(
    /acquisition timeout|waiting for (?:a |an |new |free |available )*(?:connection|thread|worker|slot)/i,
    'none of the pool (connections, threads, workers) becomes free in time: all are in use',
  ),
  peer(
    /slow ?down|reduce (?:your|the) request rate|rate ?limit\w*|too many requests|throttl\w*|\b429\b/i,
    'the other side limits the rate of requests',
  ),
  peer(
    /tim(?:ed?|ing)[ -]?out|time-?out|deadline ?exceeded|no (?:answer|reply|response)\b|did not (?:respond|answer|reply)|not respond/i,
    'no answer comes in time',
  ),
  peer(
    /\bunavailable\b|answered 5\d\d|status(?: code)?[ :=]*5\d\d|bad gateway|\b50[0234]\b/i,
    'what it calls is unavailable or answers with errors',
  ),
  own(/expired|no longer valid|revoked/i, 'a credential, lease or entry has expired or is revoked'),
  own(
    /unauthori[sz]ed|unauthenticated|authentication (?:failed|failure|required)|invalid (?:credentials|password|token|api key)|login (?:failed|was refused)|\b401\b/i,
    'the credentials are refused',
  ),
  own(
    /permission denied|access(?: is)? denied|\bE(?:ACCES|PERM)\b|forbidden|not (?:allowed|permitted|authorized)|\b403\b/i,
    'a permission is missing',
  ),
  own(/block-?list|black-?list|banned|deny-?list/i, 'it stands on a block list'),
  own(/no such file|\bENOENT\b|file (?:does not exist|not found)/i, 'a file or directory does not exist'),
  own(/KeyError|NoSuchElement|key not found|KeyNotFound/, 'its code asks for a key or entry that is missing'),
  own(
    /no function clause|no case clause|no match of|MatchError|unhandled case|non-exhaustive/i,
    'its code has no case for the value that it meets (nothing matches)',
  ),
  own(
    /ClassCast|cannot be cast|InvalidCast|wrong type|type ?mismatch/i,
    'a value is of another type than its code expects',
  ),
  own(
    /NumberFormat|InvalidFormat|ValueError|invalid literal|cannot convert|not a (?:valid )?number|(?:cannot|can't|could not|unable to) deseriali[sz]e/i,
    'a value cannot be converted: it has not the form that its code expects',
  ),
  own(/StackOverflow|RecursionError|maximum (?:call stack|recursion)/i, 'its code calls itself without end'),
  own(
    /ConcurrentModification|data race|race condition|optimistic lock/i,
    'two pieces of work change the same thing at once',
  ),
  own(
    /non-?determinis/i,
    'replaying its history does not give the same steps (it is not deterministic), as after a change of its code',
  ),
  own(
    /(?:larger|bigger|longer) than (?:max|the (?:limit|maximum)|allowed)|(?:message|request|payload|entity|body|packet|record) (?:size|is)? ?(?:too (?:large|big)|exceed)/i,
    'a message is too large: its size is above the limit that is set',
  ),
  own(
    /read propert|null ?pointer|nil pointer|NoneType|\bis (?:null|undefined|None)\b|null reference/i,
    'its code meets a null or undefined value',
  ),
  own(
    /is not a function|not callable|undefined (?:method|function)|has no attribute/i,
    'its code calls a function that is not there: the value is of another type than expected',
  ),
  own(/index out of|out of (?:range|bounds)|past the end/i, 'an index lies out of range'),
  own(/divi(?:sion|ded?) by zero/i, 'something is divided by zero'),
  own(/overflow/i, 'a number or buffer overflows'),
  own(
    /SIG(?:ILL|SEGV|ABRT|BUS|KILL|FPE)|signal \d+|segmentation fault|core dumped|access violation|0xc0000005/i,
    'a process is ended by a signal: it crashes or is killed',
  ),
  own(
    /(?:below|under|beneath)\b.{0,40}\b(?:threshold|minimum|limit|range)/i,
    'a reading is below the least that is safe',
  ),
  own(
    /(?:above|over|beyond)\b.{0,40}\b(?:threshold|maximum|limit|range)|overheat|too hot|thermal/i,
    'a reading is above the most that is safe',
  ),
  own(
    /read error|unrecoverable|bad sector|reallocated|predictive (?:check|failure)|media error|uncorrectable/i,
    'a disk fails: what was written to it cannot be read back',
  ),
  own(/checksum|crc mismatch|hash mismatch|digest mismatch|control sum/i, 'a checksum or control total does not match'),
  own(/corrupt|truncat|damaged|malformed|garbled/i, 'the data is damaged or incomplete'),
  own(
    /unknown (?:codec|format|version|schema|protocol|magic)|unsupported (?:version|format|protocol|codec)|incompatible|version mismatch|schema (?:mismatch|version)/i,
    'the version or format is one that it does not know, so the two do not fit',
  ),
  own(
    /duplicate|already exists|\bEEXIST\b|unique (?:constraint|violation)/i,
    'there is already one of the same name or key',
  ),
  own(/foreign key|constraint/i, 'a constraint of the data forbids it'),
  own(
    /syntax|pars(?:e|ing)|unexpected (?:token|character|end|field)|expected '.'|invalid (?:json|yaml|toml|xml)/i,
    'the text has a syntax error and cannot be parsed',
  ),
  own(
    /(?:is |are |was )?(?:older than|stale|out of date|outdated|too old)\b/i,
    'what it relies on is out of date (stale)',
  ),
  own(
    /\ball (?:\d+ )?[\w ]{2,30}\b(?:are |is )?(?:in use|busy|taken|used|occupied)\b|no (?:free|idle|available) \w+|exhaust\w*|acquisition timeout/i,
    'all there are of it are in use and none is free',
  ),
  own(
    /\b(?:limit|maximum|capacity|watermark)\b[^,;]{0,30}\b(?:reached|exceeded|hit)|exceed(?:s|ed)?\b|too (?:large|big|long|many)|over the limit/i,
    'a limit is reached',
  ),
  own(/\block(?:ed|s)?\b|\bbusy\b|\bEBUSY\b|deadlock/i, 'something else holds a lock on it'),
  own(
    /does not (?:match|balance|add up|equal)|do not match|mismatch|differs? from|disagree|inconsisten\w*/i,
    'two values that should agree do not: they differ',
  ),
  own(
    /unknown (?:attribute|column|field|property|key|option|directive)|no such (?:column|table|field|attribute)|undefined (?:attribute|column|property|variable|index|array key)/i,
    'it uses a name that the other side does not know: schema and code do not fit',
  ),
  own(
    /not registered|unable to resolve service|no (?:bean|provider|implementation|handler)\b/i,
    'nothing is registered for what it asks for',
  ),
  vague(
    /not found|does not exist|doesn't exist|no such|cannot find|\bmissing\b|\babsent\b|not set|is required|\b404\b/i,
    'something that it needs is missing',
  ),
  own(/\b(?:is|are|was|has run|have run|ran) out of \w+|\bdepleted\b/i, 'what it needs has run out'),
  vague(
    /\binvalid\b|\billegal\b|\bbad \w+|not valid|unexpected\b|unknown\b|unrecogni[sz]ed/i,
    'a value is not one that it accepts',
  ),
  vague(/expected .{1,60}(?:found|got|but|received)|where .{1,30} expected/i, 'what it finds is not what it expects'),
  peer(/insufficient|not enough|too few/i, 'there are too few of them, or too little is left: less than it needs'),
  own(/\b(?:lower|fewer|less|low)\b.{0,30}\b(?:than|found|count)/i, 'there is less of it than there should be'),
  vague(/cancell?ed|aborted|interrupted/i, 'the work is broken off'),
  vague(/\bfull\b/i, 'it is full'),
]

/** 'connection_rejected_due_to_license_limit': words of an identifier. */
const JOINT = /(?<=[a-z])_(?=[a-z])/g

export function findReason(text: string): KnownReason | null {
  const words = text.includes('_') ? `${text}\n${text.replace(JOINT, ' ')}` : text
  return KNOWN_REASONS.find(({ pattern }) => pattern.test(words)) ?? null
}

export const isVague = (known: KnownReason): boolean => known.vague === true
