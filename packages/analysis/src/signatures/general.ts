import { defineSignatures } from './define-signatures.ts'

/**
 * Kinds of failure by the words that every technology uses for them. They rank behind every known signature, and
 * open an incident only where an error of unknown meaning would.
 */
export const GENERAL_SIGNATURES = defineSignatures([
  {
    id: 'general/null-dereference',
    technology: 'application',
    mechanism: 'null-value',
    patterns: [
      /\bNoneType' object|null ?reference|nil pointer dereference|Cannot read propert(?:y|ies) (?:of|'\w+' of) (?:null|undefined)|(?:undefined|null) is not (?:a function|an object)|Object reference not set|is not a function|NullReferenceException|undefined local variable/i,
    ],
    keywords:
      'nonetype|null reference|nullreference|nil pointer|cannot read propert|is not a function|is not an object|object reference not set|undefined local',
    blames: 'self',
    samples: {
      "TypeError: Cannot read properties of undefined (reading 'id')": 'v8 source, message-template.h',
      "AttributeError: 'NoneType' object has no attribute 'group'": 'cpython source, object.c',
    },
    nearMisses: ['value is null, using the default'],
  },
  {
    id: 'general/resource-exhausted',
    technology: 'application',
    mechanism: 'slots-exhausted',
    cause:
      '[{service} has run|Some part has run] out of a limited resource: the limit is reached (exceeded) and nothing more is granted.',
    patterns: [
      /\bout of (?:memory|disk|space|handles?|descriptors?|sockets?|ports?|threads?|workers?|connections?|inodes?|buffers?|ids?|shared memory)\b/i,
      /\b(?:memory|disk|storage|inodes?|heap|quota|space|buffers?|queue|pool|threads?|connections?|slots?|workers?|capacity|partition|volume|descriptors?|swap|cache)\b.{0,40}\b(?:exhausted|is full|full\b|depleted|saturated|exceeded|limit reached|used up)/i,
      /\b(?:exhausted|exceed(?:ed|s)|reached|hit)\b.{0,30}\b(?:limit|quota|maximum|capacity|watermark)\b/i,
      /\b(?:limit|quota|maximum|capacity|watermark)\b.{0,30}\b(?:exhausted|exceeded|reached|hit)\b/i,
      /\bcannot (?:allocate|create) (?:memory|thread)|unable to create (?:new )?(?:native )?thread/i,
    ],
    keywords: 'out of|exhausted|full|depleted|saturated|exceed|limit|quota|watermark|maximum|capacity|allocate|thread',
    blames: 'self',
    samples: {
      'VFS: file-max limit 65536 reached': 'linux source, fs/file_table.c',
      'sending queue is full': 'opentelemetry-collector, exporterhelper',
    },
    nearMisses: ['connection limit set to 200'],
  },
  {
    id: 'general/credential-expired',
    technology: 'application',
    mechanism: 'credential-expired',
    cause: 'A credential[ of {service}] (token, key, secret or license) has expired, was revoked or is not valid.',
    patterns: [
      /\b(?:token|credentials?|key|password|secret|licen[sc]e|signature|jwt|ticket|lease)\b.{0,40}\b(?:(?:has |is )?expired|revoked|not yet valid|no longer valid|rotated)/i,
      /\b(?:expired|revoked)\b.{0,20}\b(?:token|credentials?|key|password|secret|licen[sc]e|signature|jwt)\b/i,
      /\b(?:ExpiredToken|TokenExpired\w*|InvalidClientTokenId|SignatureDoesNotMatch|invalid_grant|invalid_client)\b/,
    ],
    keywords: 'expired|revoked|valid|rotated|invalidclienttoken|signaturedoesnotmatch|invalid_grant|invalid_client',
    blames: 'self',
    samples: {
      'kinit: Ticket expired while renewing credentials': 'krb5 source, krb5_err.et',
      'gpg: Note: This key has expired!': 'gnupg source, pkclist.c',
    },
    nearMisses: ['token refreshed, expires in 3600 s'],
  },
  {
    id: 'general/access-denied',
    technology: 'application',
    mechanism: 'permission-missing',
    symptom: 'access denied',
    cause: '[{service} is|Access is] denied access: authentication fails or a permission is missing.',
    patterns: [
      /\b(?:authentication|authorization|login|access|permission)\b.{0,30}\b(?:failed|denied|rejected|refused|missing)\b/i,
      /\b(?:AccessDenied\w*|Unauthorized\w*|PermissionDenied|EACCES|EPERM|NOAUTH|WRONGPASS|NOPERM)\b/,
      /\bnot authorized to perform|\binvalid (?:credentials|api key|token|signature|password)\b/i,
    ],
    keywords:
      'denied|unauthorized|permission|eacces|eperm|noauth|wrongpass|noperm|not authorized|invalid|authentication|authorization|login|access',
    blames: 'self',
    samples: {
      "mkdir: cannot create directory '/data/cache': Permission denied": 'gnu coreutils, mkdir.c; errno(3), EACCES',
      'open /etc/app/key.pem: permission denied': 'errno(3), EACCES',
    },
    nearMisses: ['access granted to user 17'],
  },
  {
    id: 'general/data-corrupt',
    technology: 'application',
    mechanism: 'data-corrupt',
    cause:
      'Data[ that {service} reads] is corrupt or its device fails: a checksum or block does not read back as written.',
    patterns: [
      /\bcorrupt(?:ed|ion)?\b(?! ?[=:] ?0\b)|\bchecksum (?:mismatch|error|failed|verification failed)|\bbad (?:block|sector|magic|superblock)|\b(?:I\/O|input\/output|medium|uncorrectable) error\b|\binvalid page\b|\bmalformed (?:block|page|record|file)/i,
    ],
    keywords:
      'corrupt|checksum|bad block|bad sector|bad magic|superblock|i/o error|input/output|medium error|uncorrectable|invalid page|malformed',
    blames: 'self',
    samples: {
      "cp: error reading '/data/segment-17': Input/output error": 'gnu coreutils, copy.c; errno(3), EIO',
      'org.apache.lucene.index.CorruptIndexException: checksum failed (hardware problem?) : expected=335fe5fd actual=399b3f10':
        'apache lucene, CodecUtil.java',
    },
    nearMisses: ['checksum verified', 'verified 50 samples, corrupt=0'],
  },
  {
    id: 'general/work-lost',
    technology: 'application',
    mechanism: 'inconsistent',
    cause: 'Work[ of {service}] is lost or its data is inconsistent: something is dropped, skipped or does not add up.',
    patterns: [
      /\bgiv(?:ing|en|es?) up\b|\bdead[- ]letter|\binvariant\b.{0,30}\b(?:violated|broken|failed)|\bdoes not (?:balance|add up|match)\b|\binconsisten(?:t|cy)\b|\bdata loss\b|\blost (?:update|write|message|data|record)s?\b|\bpermanently (?:failed|lost)\b|\bassertion (?:failed|violated)\b|\breconciliation failed\b/i,
    ],
    keywords:
      'giv|dead letter|dead-letter|invariant|does not|inconsisten|data loss|lost |permanently|assertion|reconciliation',
    blames: 'self',
    samples: {
      'Dead-letter publication to orders.DLT failed for: orders-0@15':
        'spring-projects/spring-kafka, DeadLetterPublishingRecoverer.java',
      '/dev/sda1: UNEXPECTED INCONSISTENCY; RUN fsck MANUALLY.': 'e2fsprogs source, e2fsck/util.c',
    },
    nearMisses: ['giving users 10 minutes to confirm'],
  },
  {
    id: 'general/clock-skew',
    technology: 'application',
    mechanism: 'clock-off',
    cause:
      'The clock[ of {service}] or its host is off: times lie in the future or the past of others, so what depends on them is rejected.',
    patterns: [
      /\bclock (?:skew|drift|jump(?:ed)?|offset|is (?:off|wrong|ahead|behind))|\btime (?:skew|drift|jump(?:ed)?|is not synchronized)|\b(?:timestamp|time|token|iat|nbf)\b.{0,40}\b(?:in the future|not yet valid|too (?:old|far))|\bRequestTimeTooSkewed\b/i,
    ],
    keywords: 'clock|skew|drift|in the future|not yet valid|too old|too far|not synchronized|time jump',
    blames: 'self',
    samples: {
      'tar: conf/app.yaml: time stamp 2026-03-01 10:00:00 is 3599 s in the future': 'gnu tar source, extract.c',
      'mon.c 10.0.0.3:6789/0 clock skew 1.24s > max 0.05s': 'ceph source, health_check.h',
    },
    nearMisses: ['clock source set to tsc'],
  },
  {
    id: 'general/lock-contention',
    technology: 'application',
    mechanism: 'lock-contention',
    patterns: [
      /\block\b.{0,40}\b(?:time-?out|timed out|wait(?:ing|ed)?|contention|exceeded|held|not available)|\b(?:blocked by|waiting for)\b.{0,40}\block\b|\bcould not (?:obtain|acquire|get) (?:the |a )?(?:\w+ )?lock|\bdatabase is locked\b|\bstill waiting for\b/i,
    ],
    keywords: 'lock|still waiting',
    blames: 'self',
    samples: {
      'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4021 (unattended-upgr)':
        'apt source, apt-pkg/contrib/fileutl.cc',
      'sqlite3.OperationalError: database is locked': 'sqlite docs, result codes',
    },
    nearMisses: ['lock file written'],
  },
  {
    id: 'general/misconfiguration',
    technology: 'application',
    mechanism: 'bad-configuration',
    cause:
      'The configuration or schema[ of {service}] does not fit: something it needs is missing, unknown or invalid.',
    patterns: [
      /\b(?:missing|unset|undefined|unknown|unrecognized|invalid|malformed|unsupported|no such)\b.{0,30}\b(?:config\w*|settings?|property|option|variable|parameter|argument|column|table|relation|field|flag|module|class|directive|schema|topic|index|bucket|secret|volume|image|host|endpoint)\b/i,
      /\b(?:column|relation|table|field|property|module|class|file|index|topic|schema|bucket|secret|directive|function|type|key|host|upstream)\b.{0,60}\b(?:does not exist|doesn't exist|not found|is missing|is undefined|not defined|unknown)\b/i,
      /\b(?:ModuleNotFoundError|ImportError|ClassNotFoundException|NoSuchMethodError|NoSuchFieldError|NoClassDefFoundError|UnsupportedClassVersionError|undefined symbol)\b/,
      /(?<![/\w.-])config(?:uration)?\b(?!\/).{0,40}\b(?:error|invalid|failed|rejected)\b/i,
      /\bENOENT\b|no such file or directory/i,
    ],
    keywords:
      "missing|unset|undefined|unknown|unrecognized|invalid|malformed|unsupported|no such|does not exist|doesn't exist|not found|not defined|modulenotfound|importerror|classnotfound|nosuch|noclassdef|config|enoent",
    blames: 'self',
    samples: {
      "[ERROR] [MY-000067] [Server] unknown variable 'query_cache_size=0'.": 'mysql source, my_getopt.cc',
      'bash: /opt/app/run.sh: No such file or directory': 'bash, errno(3) ENOENT',
    },
    nearMisses: ['configuration loaded'],
  },
  {
    id: 'general/incompatible-data',
    technology: 'application',
    mechanism: 'bad-data',
    cause:
      '[{service} cannot|Code cannot] decode or parse the messages that it receives: their format does not fit what the code expects, as after a change on one side alone.',
    patterns: [
      /\b(?:de-?serializ\w*|unmarshal\w*|decod\w*|pars\w*)\b[^:]{0,40}\b(?:error|failed|failure|exception|cannot|unable)|\b(?:failed|unable|cannot|could not|error) (?:to )?(?:de-?serializ\w*|unmarshal|decod\w*|pars\w*)\b(?![^:]{0,60}: (?:error|failed|unable|could not|cannot|open|dial|stat)\b)|\bunexpected (?:token|end of|character|field)|\b(?:schema|version|type|protocol)\b.{0,20}\b(?:mismatch|incompatible|not supported)|\bJSON(?:Decode|Parse)\w*(?:Error|Exception)\b|SerializationException/i,
    ],
    keywords: 'serializ|unmarshal|decod|pars|unexpected|mismatch|incompatible|not supported|json',
    blames: 'self',
    samples: {
      'org.apache.kafka.common.errors.SerializationException: Error deserializing key/value for partition orders-0 at offset 69. If needed, please seek past the record to continue consumption.':
        'apache kafka, Fetcher.java',
      'SyntaxError: Unexpected token < in JSON at position 0': 'v8 source, message-template.h',
    },
    nearMisses: ['parsed 20 records'],
  },
  {
    id: 'general/overload',
    technology: 'application',
    mechanism: 'overload',
    cause:
      '[{service} gets|The server gets] more work than it can handle (overload): excess requests are rejected or throttled.',
    patterns: [
      /\boverload(?:ed)?\b|\btoo many (?!authentication)\w+|\bthrottl(?:ed|ing)\b|\bback-?pressure\b|\bRejectedExecution\w*|\bload shed\w*|\bqueue (?:is )?full\b|\bdropp(?:ed|ing)\b.{0,30}\b(?:messages?|requests?|packets?|spans?|events?|connections?)\b/i,
    ],
    keywords: 'overload|too many|throttl|pressure|rejectedexecution|load shed|queue|dropp',
    blames: 'self',
    samples: {
      'DB::Exception: Too many simultaneous queries. Maximum: 100': 'ClickHouse/ClickHouse, ProcessList.cpp',
      'now throttling indexing: numMergesInFlight=6, maxNumMerges=5': 'elasticsearch source, InternalEngine.java',
    },
    nearMisses: ['queue emptied'],
  },
  {
    id: 'general/process-ended',
    technology: 'application',
    mechanism: 'crash',
    cause: 'A process[ of {service}] ended abnormally: it crashed or was killed and has to be restarted.',
    patterns: [
      /\bseg(?:mentation )?fault\b|\bcore dumped\b|\bexit(?:ed)? (?:with )?(?:code|status)[ :=]*(?!0\b)\d+|\bkilled by signal\b|\bterminated by signal\b|\bmain process exited, code=(?!exited, status=0)|\bpanic: |\bSIG(?:SEGV|ABRT|BUS|ILL|KILL)\b|\bcrash(?:ed|ing)\b|\bFailed with result\b|\bterminated unexpectedly\b/,
    ],
    keywords:
      'fault|core dumped|exit|signal|panic|sigsegv|sigabrt|sigbus|sigill|sigkill|crash|failed with result|terminated unexpectedly',
    blames: 'self',
    samples: {
      'Segmentation fault (core dumped)': 'bash, message of a shell on SIGSEGV',
      'panic: assignment to entry in nil map': 'golang runtime, map.go',
    },
    nearMisses: ['process exited with code 0'],
  },
  {
    id: 'general/cluster-unstable',
    technology: 'application',
    mechanism: 'quorum-lost',
    severity: 'high',
    cause:
      'The cluster[ around {service}] is not whole: it lost a member, a leader, primary or replica, and another has to take over.',
    patterns: [
      /\b(?:leader|primary|master|quorum|majority)\b.{0,40}\b(?:lost|not available|unavailable|down|unreachable|no longer|stepped down|not found|changed|election)\b|\bno (?:\w+ )?(?:leader|primary|master|quorum)\b|\bquorum of\b|\bstepping down\b|\bsplit[- ]brain\b|\b(?:replica|node|member|peer|broker)\b.{0,30}\b(?:is down|unreachable|left the cluster|marked (?:as )?dead|evicted|not ready|lost)\b|\bnot (?:the )?(?:leader|master|primary)\b/i,
    ],
    keywords: 'stepping down|leader|primary|master|quorum|majority|split|replica|node|member|peer|broker',
    blames: 'self',
    samples: {
      'failed to contact quorum of nodes, stepping down': 'hashicorp/raft, raft.go',
      'MongoServerError: not primary': 'mongodb docs, error code 10107',
    },
    nearMisses: ['leader elected: node-2'],
  },
  {
    id: 'general/timeout',
    technology: 'application',
    mechanism: 'peer-timeout',
    severity: 'medium',
    patterns: [
      /\btime-?out (?:after|waiting|while|exceeded|expired|error|of \d|reached|on|in|for)|\btimed[ -]?out\b|Timeout(?:Error|Exception)|(?:: |upstream |connection |read |request |query )timeout\b(?!(?:\s?\(\w{1,12}\))?\s?[:=]\s?["']?\d|\s(?:is |was )?set\b|\spolicy\b)|deadline ?exceeded/i,
    ],
    keywords: 'timeout|time-out|timed out|timed-out|deadline exceeded',
    blames: 'peer',
    samples: {
      'upstream request timeout': 'envoy source, router.cc',
      "HTTPSConnectionPool(host='api.partner.example', port=443): Read timed out. (read timeout=10)":
        'urllib3 source, connectionpool.py',
    },
    nearMisses: [
      'time is out of scope',
      'workers: 4, query timeout (ms): 500, timeout policy: return',
      'listening with connection timeout=30s',
    ],
  },
  {
    id: 'general/dependency-unavailable',
    technology: 'application',
    mechanism: 'peer-failing',
    severity: 'medium',
    patterns: [
      /\b(?:unavailable|unreachable|answered 5\d\d|returned 5\d\d|responded with 5\d\d|status(?: code)?[ :=]*5\d\d|bad gateway|circuit breaker.{0,40}open|connection (?:reset|closed|lost|aborted|refused)|ECONNRESET|EPIPE|broken pipe|socket hang up|no (?:live|healthy) upstreams?|upstream (?:error|failed|failure|unavailable|answered))\b/i,
    ],
    keywords:
      'unavailable|unreachable|answered 5|returned 5|responded with 5|status|bad gateway|circuit breaker|connection|econnreset|epipe|broken pipe|hang up|upstream',
    blames: 'peer',
    samples: {
      'HTTP/1.1 503 Service Unavailable': 'RFC 9110, section 15.6.4',
      'circuit breaker is open': 'sony/gobreaker, gobreaker.go',
    },
    nearMisses: ['circuit breaker payments is CLOSED, failure rate 0.0%'],
  },
])
