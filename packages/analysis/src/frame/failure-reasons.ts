import { MECHANISMS, type MechanismId } from '../knowledge/mechanisms.ts'

/** Whose doing a reason is: of the service itself and what it holds, or of what it calls. */
export type ReasonSide = 'own' | 'peer'

export interface KnownReason {
  readonly mechanism: MechanismId
  readonly pattern: RegExp
  /** A clause to stand after 'because'. */
  readonly says: string
  readonly side: ReasonSide
  /** Said of anything: any other reason tells more. */
  readonly vague?: true
}

const own = (mechanism: MechanismId, pattern: RegExp, says: string = MECHANISMS[mechanism].because): KnownReason => ({
  mechanism,
  pattern,
  says,
  side: 'own',
})
const vague = (mechanism: MechanismId, pattern: RegExp, says?: string): KnownReason => ({
  ...own(mechanism, pattern, says),
  vague: true,
})
const peer = (mechanism: MechanismId, pattern: RegExp, says?: string): KnownReason => ({
  ...own(mechanism, pattern, says),
  side: 'peer',
})

/**
 * What the words of operating systems, protocols and languages mean: errno, gRPC and HTTP statuses, and what every
 * technology says of sizes, versions, names and states. The first that fits is taken.
 */
export const KNOWN_REASONS: readonly KnownReason[] = [
  own(
    'code-bug',
    /day is out of range for month|(?:impossible|non-?existent) (?:calendar )?date\b/i,
    'the calendar has no such date (a leap day, or the end of a month)',
  ),
  own(
    'disk-full',
    /no space left|out[- ]of[- ](?:disk[- ])?space|not enough (?:disk )?space|\bENOSPC\b(?!.{0,80}\bwatch)|disk (?:is )?full|\bret=-28\b/i,
  ),
  own(
    'disk-full',
    /(?:disk|drive|volume) .{0,20}(?:at or near capacity|nearly full|almost full)|low on (?:disk )?space/i,
  ),
  own(
    'schema-mismatch',
    /(?:value|data|string) (?:is )?too long for (?:type|column)|would be truncated/i,
    'a value is too long for its column',
  ),
  own('read-only', /read-?only (?:file ?system|database|mode)|file ?system read-?only|\bEROFS\b/i),
  own('files-exhausted', /too many open files|\bE[MN]FILE\b/i),
  own(
    'pool-exhausted',
    /(?:failed|unable|could not|couldn't|cannot) (?:to )?(?:allocate|assign|reserve) (?:an? |any |new |another )*(?:\w+ )?(?:address|lease|ports?|slot|id|number|channel|circuit)\b|no (?:free|more|available) (?:\w+ )?(?:address|lease|port|slot|circuit|channel)/i,
    'none of them is free any more (exhausted)',
  ),
  own(
    'memory-limit',
    /out ?of ?(?:direct ?)?memory|cannot allocate|failed to allocate \d+ byte|\bENOMEM\b|\bOOM\b/i,
    'there is not enough memory (out of memory)',
  ),
  own(
    'quota',
    /quota ?(?:is |has been |was )?(?:exceeded|reached)|exceed\w{0,20} (?:the |its |your )?(?:\w{1,80} )?quota|\bEDQUOT\b/i,
    'a quota is used up (limit exceeded)',
  ),
  own(
    'license',
    /licen[cs]e.{0,40}(?:limit|exceed|reached|expired|exhaust|no more|seats?)|(?:limit|seats?|quota) of (?:the |its |your )?licen[cs]e/i,
  ),
  own(
    'credential-rejected',
    /(?:password|user ?name|credentials?|identity|login)\b.{0,80}\b(?:incorrect|wrong|not valid|invalid)/i,
    'the credentials (account or password) are wrong',
  ),
  own(
    'credential-expired',
    /AcceptSecurityContext error, data (?:532|701|773)\b|password (?:has |is )?expired/i,
    'the password or account that it signs in with has expired',
  ),
  own(
    'credential-rejected',
    /AcceptSecurityContext error, data 52e\b|trust relationship .{0,80}failed|NO_TRUST_SAM_ACCOUNT/i,
    'the account or its password does not match',
  ),
  own(
    'credential-rejected',
    /AcceptSecurityContext error, data (?:533|775)\b|account (?:is |has been )?disabled/i,
    'the account is locked out or disabled',
  ),
  own(
    'credential-rejected',
    /\baccount\b.{0,30}\block(?:ed|out)|\blocked[ -]?out\b|\block-?out\b/i,
    'the account is locked out',
  ),
  own(
    'signing-key',
    /\bunable to find (?:an? |the )?(?:signing |public |private )?key\b|\bkid\b|unknown (?:signing|verification|public) key|no (?:matching|such) (?:signing )?key|key id\b.{0,30}\bnot found|signature (?:verification|validation) failed|invalid signature/i,
    'the signing key is unknown or was rotated',
  ),
  own(
    'credential-expired',
    /\b(?:max(?:imum)? )?(?:TTL|lease|lifetime)\b.{0,40}\b(?:reached|exceeded(?! (?:in transit|from)\b)|expired|over|ended)/i,
    'a lease or credential reached the end of its lifetime (TTL) and expired',
  ),
  own('permission-missing', /block-?list|black-?list|banned|deny-?list|\bblocked using\b/i, 'it is on a block list'),
  own(
    'name-unresolved',
    /\bNXDOMAIN\b|no such host|name (?:or service )?not (?:known|resolved)|could not (?:be )?resolved?|name resolution|host(?: or domain name)? not found|name service error|getaddrinfo|\bENOTFOUND\b|EAI_AGAIN/i,
  ),
  own(
    'certificate-expired',
    /certificate (?:has |is |was )?expired|expired certificate|certificate\b.{0,60}\bvalidity period/i,
  ),
  own(
    'certificate-untrusted',
    /unknown authority|self[- ]signed|unable to get local issuer|certificate verify failed|failed to verify certificate/i,
  ),
  own(
    'tls-mismatch',
    /no shared cipher|no appropriate protocol|unsupported protocol|protocol[_ ]version|fatal alert code is 70\b|no[_ ]proposal[_ ]chosen|proposals? (?:is |are )?(?:not |un)acceptable|no (?:matching|common) (?:cipher|key exchange|proposal|host key)/i,
    'both sides share no protocol, cipher or proposal (mismatch)',
  ),
  own(
    'clock-off',
    /clock skew|used before issued|not yet valid|time (?:reset|jumped|went backwards)|clock (?:wrong|is off|jumped|stepped)|in the future\b/i,
    'a clock is wrong (skew)',
  ),
  own(
    'bad-configuration',
    /\bDisabledException\b|\b(?:key|api|service|feature|plugin|endpoint|function|job|rule|trigger|bucket|queue|webhook)\b(?: \S{1,80})? (?:is|was|has been) (?:disabled|deactivated|suspended|switched off|turned off)\b/i,
    'what it needs is disabled',
  ),
  own('port-in-use', /address already in use|\bEADDRINUSE\b/i),
  peer('connection-refused', /connection refused|\bECONNREFUSED\b|actively refused/i),
  peer(
    'connection-lost',
    /(?:closed|reset|dropped) the connection|connection (?:was |is )?(?:reset|closed|lost|aborted)|prematurely closed|endpoint is not connected|\bECONNRESET\b|broken pipe|\bEPIPE\b|transport is closing|unexpected EOF|\bEOF\b$|hang up|disconnected|server has gone away/i,
  ),
  peer('no-route', /no route to host|network is unreachable|\bE(?:HOST|NET)UNREACH\b/i),
  own(
    'pool-exhausted',
    /acquisition timeout|waiting for (?:a |an |new |free |available )*(?:connection|thread|worker|slot)/i,
    'no connection, thread or worker of the pool becomes free in time',
  ),
  peer(
    'rate-limit',
    /slow ?down|limiting requests|reduce (?:your|the) request rate|rate ?limit\w*|too many requests|throttl\w*|\b429\b/i,
  ),
  peer(
    'peer-timeout',
    /exceeded (?:its |the |a )?\d+ ?m?s\b|tim(?:ed|ing)[ -]?out|time[ -]?out(?!(?:\s?\(\w{1,12}\))?\s?[:=]\s?["']?\d|\s(?:is |was )?set\b|\spolicy\b)|deadline ?exceeded|no (?:answer|reply|response)\b|did not (?:respond|answer|reply)|not respond/i,
  ),
  peer(
    'peer-failing',
    /\bunavailable\b|answered 5\d\d|status(?: code)?[ :=]*5\d\d|bad gateway|(?<!\b(?:tolerance|limit|max|of|than|after|took|every|size|line) )\b50[0234]\b(?! ?(?:[kmg]?b|m?s|rows|items)\b)/i,
  ),
  own(
    'credential-expired',
    /(?<!(?:timer|timeout|time|deadline|interval|checkpoint|transaction|message|job) (?:has |is )?)expired|no longer valid|revoked/i,
    'a credential, lease or entry has expired or was revoked',
  ),
  own(
    'credential-rejected',
    /unauthori[sz]ed|unauthenticated|authentication (?:failed|failure|required)|invalid (?:credentials|password|token|api key)|login (?:failed|was refused)|\b401\b/i,
  ),
  own(
    'permission-missing',
    /permission denied|access(?: is)? denied|insufficient (?:privileges?|permissions?|rights|scope)|\bE(?:ACCES|PERM)\b|forbidden|not (?:allowed|permitted|authorized)|\b403\b/i,
  ),
  own(
    'bad-configuration',
    /\\r['’"]?: (?:No such file|command not found)|\^M: bad interpreter/i,
    'a script has the line ends of Windows (CRLF)',
  ),
  own(
    'missing-object',
    /no such file|\bENOENT\b|file (?:does not exist|not found)/i,
    'a file or directory does not exist (missing)',
  ),
  own(
    'code-bug',
    /KeyError|NoSuchElement|key not found|KeyNotFound/,
    'a key or entry that its code asks for is missing',
  ),
  own(
    'code-bug',
    /no function clause|no case clause|no match of|MatchError|unhandled case|non-exhaustive/i,
    'its code has no case for that value (nothing matches)',
  ),
  own(
    'code-bug',
    /ClassCast|cannot be cast|InvalidCast|wrong type|type ?mismatch/i,
    'a value has another type than its code expects',
  ),
  own(
    'bad-data',
    /NumberFormat|InvalidFormat|ValueError|invalid literal|cannot convert|not a (?:valid )?number|(?:cannot|can't|could not|unable to) deseriali[sz]e/i,
    'a value cannot be converted or deserialized',
  ),
  own(
    'code-bug',
    /StackOverflow|RecursionError|maximum (?:call stack|recursion)/i,
    'its code calls itself without end (infinite recursion)',
  ),
  own(
    'slow-work',
    /\bfsync.{0,80}took|apply request took too long|(?:slow|long) (?:fsync|disk|commit)|write ahead log .{0,60}took/i,
    'its disk takes too long to write (slow fsync)',
  ),
  own(
    'heap-exhausted',
    /\bGC\b.{0,40}(?:overhead|paus\w+) .{0,20}\d{4,} ?ms|GC overhead|Allocation \(?fail\w*|concurrent mode failure|to-space exhausted/i,
  ),
  own('conflict', /ConcurrentModification|data race|race condition|optimistic lock/i),
  own('code-bug', /non-?determinis/i, 'replaying its history gives other steps (it is not deterministic)'),
  own(
    'too-large',
    /(?:larger|bigger|longer) than (?:max|the (?:limit|maximum)|allowed)|(?:message|request|payload|entity|body|packet|record) (?:size|is)? ?(?:too (?:large|big)|exceed)/i,
  ),
  own('null-value', /read propert|null ?pointer|nil pointer|NoneType|null reference/i),
  // 'WHERE canceled_at IS NULL' is a statement's.
  own('null-value', /\bis (?:null|NULL|undefined|None|nil)\b/),
  own(
    'code-bug',
    /is not a function|not callable|undefined (?:method|function)|has no attribute/i,
    'its code calls a function that is missing',
  ),
  own('code-bug', /index out of|out of (?:range|bounds)|past the end/i, 'an index is out of range'),
  own('code-bug', /divi(?:sion|ded?) by zero/i, 'something is divided by zero'),
  own('code-bug', /overflow/i, 'a number or buffer overflows'),
  own(
    'crash',
    /SIG(?:ILL|SEGV|ABRT|BUS|KILL|FPE)|signal \d+|segmentation fault|core dumped|killed signal|signal terminated|access violation|0xc0000005/i,
  ),
  own(
    'hardware-failing',
    /fallen off the bus|\bxid\b.{0,60}\b(?:48|61|62|63|64|74|79|92|94|95)\b|machine check|uncorrectable (?:ecc|memory)|hardware (?:unit )?hang|(?:ac|power|input) (?:supply )?(?:lost|failed|failure)|on battery|low (?:voltage|battery)|battery (?:\w+ )?(?:low|failed|relearn)|BBU (?:disabled|failed)/i,
  ),
  own(
    'link-down',
    /link (?:is |status |state )?(?:definitely )?down|changed state to down|neighbou?r \S{1,60} down\b|no carrier/i,
  ),
  own(
    'network-misconfigured',
    /\bflapping between\b|broadcast storm|bpdu ?guard|native vlan mismatch|loop (?:detected|guard)|duplicate (?:ip |mac )?address/i,
    'the network has a loop or a duplicate (two ports or hosts answer for one address)',
  ),
  own(
    'hardware-failing',
    /\b(?:temp|fan|volt|psu|power|sensor|battery|humidity|pressure|rpm)\w{0,12}\b.{0,60}(?:below|under|beneath)\b.{0,40}\b(?:threshold|minimum|limit|range)/i,
    'a reading is below its threshold',
  ),
  own(
    'hardware-failing',
    /\b(?:temp|fan|volt|psu|power|sensor|battery|humidity|pressure|rpm)\w{0,12}\b.{0,60}(?:above|over|beyond)\b.{0,40}\b(?:threshold|maximum|limit|range)|overheat|too hot|thermal/i,
    'a reading is above its threshold',
  ),
  own(
    'overload',
    /(?:above|over|beyond)\b.{0,40}\b(?:threshold|maximum|limit|range)/i,
    'a reading is above its threshold',
  ),
  own(
    'disk-failing',
    /pending\) sectors|unreadable .{0,20}sectors|vdev_?state[= ]\S{0,2}FAULTED|disk failure|drive (?:has )?failed|read error|unrecoverable (?:read|medi|disk|ecc|sector)\w*|bad sector|reallocated|predictive (?:check|failure)|media error|uncorrectable/i,
  ),
  own(
    'data-corrupt',
    /checksums?\b.{0,40}\b(?:mismatch|fail|error|wrong|invalid|incorrect|differ|expected|not match)|\b(?:bad|invalid|wrong|incorrect|mismatched|unexpected) (?:\w{1,20} ){0,2}checksum|(?:crc|hash|digest) mismatch|control sum/i,
    'a checksum or control total does not match',
  ),
  own(
    'data-corrupt',
    /(?<!\b(?:possibly|may be|might be|could be) )corrupt|truncated|damaged|malformed|garbled/i,
    'the data is damaged or incomplete',
  ),
  own(
    'dependency-version',
    /unknown (?:codec|format|version|schema|protocol|magic)|unsupported (?:version|format|protocol|codec)|incompatible|version mismatch|schema (?:mismatch|version)/i,
    'version or format is unknown or incompatible',
  ),
  own('duplicate', /duplicate|already exists|\bEEXIST\b|unique (?:constraint|violation)/i),
  own('inconsistent', /foreign key|constraint/i, 'a constraint of the data forbids it'),
  own(
    'bad-data',
    /syntax|pars(?:e|ing)|unexpected (?:token|character|end|field)|expected '.'|invalid (?:json|yaml|toml|xml)/i,
    'its text has a syntax error and cannot be parsed',
  ),
  own(
    'inconsistent',
    /(?:is |are |was )?(?:older than|stale|out of date|outdated|too old)\b/i,
    'what it relies on is out of date (stale)',
  ),
  own(
    'slots-exhausted',
    /\ball (?:\d+ )?[\w ]{2,30}\b(?:are |is )?(?:in use|busy|taken|used|occupied)\b|no (?:free|idle|available) \w+|exhaust\w*|acquisition timeout/i,
    'all of them are in use (exhausted)',
  ),
  peer(
    'peer-timeout',
    /exceed(?:s|ed|ing)? (?:\w+ ){0,3}(?:budget|deadline|time|latency|patience|SLO)\b|\btoo many (?:retransmi\w+|retries|attempts|timeouts)|t(?:ook|aking) too long/i,
  ),
  own(
    'lock-contention',
    /maximum number of running instances|(?:previous|last|another|earlier) (?:run|instance|execution|job)\b.{0,40}\b(?:still|running|not finished|unfinished)|\balready running\b/i,
    'its previous run has not ended (stuck or too slow), so that the next is skipped',
  ),
  own(
    'quota',
    /\b(?:limit|maximum|capacity|watermark)\b[^,;]{0,30}\b(?:reached|exceeded|hit)|exceed(?:s|ed)?\b|too (?:large|big|long|many)|over the limit/i,
    'a limit is reached (exceeded)',
  ),
  own(
    'lock-contention',
    /another (?:operation|process|instance|migration) .{0,40}(?:in progress|running)/i,
    'another one of its kind is still under way',
  ),
  // Taking and naming a lock is everyday work.
  own(
    'lock-contention',
    /\b(?:wait\w*|held|hold\w*|block\w*|time[sd]? ?out|fail\w*|unable|could ?n[o']t|cannot|can't|another|already|stale|lost|losing|error) [^.]{0,40}\block(?:ed|s)?\b|\block(?:s|file)?\b.{0,60}(?:\bwait|held|time[sd]? ?out|exceeded|contention|conflict|busy|already|another|fail|lost|(?:not|n't) )|\b(?:is|are|was|been|being|stays?|remains?) (?:\w+ )?locked\b|\blocked (?:by|out|for)\b|\bbusy\b|\bEBUSY\b|deadlock/i,
  ),
  own(
    'inconsistent',
    /does not (?:match|balance|add up|equal)|do not match|mismatch|differs? from|disagree|inconsisten\w*/i,
    'two values differ that should match',
  ),
  own(
    'schema-mismatch',
    /unknown (?:attribute|column|field|property|key|option|directive)|no such (?:column|table|field|attribute)|undefined (?:attribute|column|property|variable|index|array key)/i,
    'the name is unknown there: code and schema do not match',
  ),
  own(
    'bad-configuration',
    /not registered|unable to resolve service|no (?:bean|provider|implementation|handler)\b/i,
    'nothing is registered for what it asks for',
  ),
  vague(
    'missing-object',
    /not found|does not exist|doesn't exist|no such|cannot find|\bmissing\b|\babsent\b|not set|is required|\b404\b/i,
  ),
  own('slots-exhausted', /\b(?:is|are|was|has run|have run|ran) out of \w+|\bdepleted\b/i, 'what it needs has run out'),
  vague(
    'bad-configuration',
    /\binvalid\b|\billegal\b|(?<!=)\bbad \w+|not valid|unexpected\b|unknown\b|unrecogni[sz]ed/i,
    'a value is invalid or unknown',
  ),
  vague(
    'inconsistent',
    /expected .{1,60}(?:found|got|but|received)|where .{1,30} expected/i,
    'the value is not the expected one',
  ),
  peer(
    'slots-exhausted',
    /insufficient(?! funds)|not enough|too few/i,
    'there are too few of them or too little is left (insufficient)',
  ),
  own(
    'inconsistent',
    /\b(?:lower|fewer|less|low)\b.{0,30}\b(?:than|found|count)/i,
    'there are fewer than there should be',
  ),
  vague('hang', /cancell?ed|aborted|interrupted/i, 'the work was cancelled or interrupted'),
  vague('slots-exhausted', /\bfull\b(?![=:])/i, 'it is full'),
]

/** 'connection_rejected_due_to_license_limit': words of an identifier. */
const JOINT = /(?<=[a-z])_(?=[a-z])/g

export function findReason(text: string): KnownReason | null {
  // Most records have nothing further to say.
  if (text === '') return null
  const words = text.includes('_') ? `${text}\n${text.replace(JOINT, ' ')}` : text
  return KNOWN_REASONS.find(({ pattern }) => pattern.test(words)) ?? null
}

export const isVague = (known: KnownReason): boolean => known.vague === true
