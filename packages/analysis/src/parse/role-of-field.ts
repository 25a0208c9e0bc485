export type Role =
  | 'time'
  | 'level'
  | 'weakLevel'
  | 'syslogLevel'
  | 'otlpLevel'
  | 'message'
  | 'weakMessage'
  | 'service'
  | 'weakService'
  | 'host'
  | 'pod'
  | 'container'
  | 'namespace'
  | 'logger'
  | 'thread'
  | 'processId'
  | 'traceId'
  | 'spanId'
  | 'requestId'
  | 'method'
  | 'path'
  | 'status'
  | 'latency'
  | 'latencySeconds'
  | 'requestLine'
  | 'exceptionType'
  | 'exceptionMessage'
  | 'stack'
  | 'none'

/** Names of fields without their punctuation; a dotted path is looked up whole, then by its last part. */
const PATHS: Readonly<Partial<Record<Role, string>>> = {
  time: 'timestamp @timestamp time ts t date datetime eventtime @t event.created asctime timemillis epochmillis timestampns timestampms timestampus timeunixnano observedtimeunixnano stagetimestamp requestreceivedtimestamp __realtime_timestamp _sourcerealtimetimestamp realtimetimestamp logtime eventdate createdat logtimestamp receivedat timelocal timeiso8601 msec edgestarttimestamp t.$date timegenerated timecreated starttime startutc startlocal utctime localtime isotime syslogtimestamp when tstamp tm stamp occurred occurredat loggedat sentat eventts evttime datum zeit zeitpunkt zeitstempel uhrzeit clock clocktime day logdate fecha hora heure horodatage czas час время ώρα χρόνος idő időpont čas tid tijd tijdstip aika zaman giờ thờigian waktu 时间 時間 日時 시각 시간 הזמן زمان وقت समय เวลา data ora',
  level:
    'level lvl lv at severity loglevel log.level levelname levelvalue @l s severitytext status.level logseverity prio severitylabel sev leveltext entrytype lev loglvl logprio stufe schwere schweregrad niveau nivel gravedad poziom livello fields.level fields.lvl metadata.level labels.level labels.detectedlevel labels.severity рівень уровень ниво επίπεδο szint úroveň nivå niveau taso seviye mứcđộ tingkat 级别 級別 レベル 수준 רמה مستوى سطح स्तर ระดับ razina raven lygis līmenis tase livell nível',
  weakLevel: 'type',
  syslogLevel: 'priority pri syslogseverity severitycode log.syslog.severity.code',
  otlpLevel: 'severitynumber',
  message:
    'message msg @m meldung nachricht mensaje mensagem messaggio renderedmessage shortmessage logmessage textpayload fields.message fields.msg jsonpayload.message jsonpayload.msg formattedmessage повідомлення сообщение съобщение μήνυμα üzenet zpráva správa meddelande melding meddelelse bericht viesti mesaj ileti tinnhắn thôngđiệp pesan 消息 訊息 メッセージ 메시지 הודעה رسالة پیام संदेश ข้อความ poruka sporočilo wiadomość komunikat zinojums teade',
  weakMessage:
    'm desc body event evt eventname text txt what line log description messagetemplate @mt messagetext fullmessage content note reason текст κείμενο szöveg nộidung 内容 內容 내용 treść tekst texte texto testo',
  service:
    'service servicio servizio servico dienst anwendung servicename service.name app application appname app.name applicationname svc k8s.deployment.name kubernetes.labels.app kubernetes.labels.appkubernetesioname resource.service.name dd.service syslogidentifier systemdunit component.service microservice programname program prog progname procname labels.app labels.service labels.job labels.container resource.labels.containername resource.labels.functionname approlename cloudrolename containerappname containerappnames stream.app служба сервіс сервис услуга υπηρεσία szolgáltatás služba tjänst tjeneste palvelu hizmet dịchvụ layanan 服务 服務 サービス 서비스 שירות خدمة سرویس सेवा บริการ usługa',
  weakService:
    'name source src who proc daemon tag ident facilityname comm unit svcname subsystem модуль компонент підсистема подсистема modul moduł módulo komponente komponent composant componente 模块 模組 モジュール 모듈',
  host: 'host hostname host.name host.hostname node nodename machine machinename server k8s.node.name kubernetes.node.name kubernetes.host beat.hostname agent.hostname syslogserver computer computername instanceid',
  pod: 'pod podname k8s.pod.name kubernetes.podname kubernetes.pod.name pod.name',
  container:
    'container containername k8s.container.name kubernetes.containername kubernetes.container.name container.name docker.container.name',
  namespace: 'namespace k8s.namespace.name kubernetes.namespacename kubernetes.namespace namespacename',
  logger:
    'logger loggername log.logger target module class category sourcecontext c caller component comp channel source.context',
  thread: 'thread threadname thread.name process.thread.name process.thread.id threadid tid ctx goroutine',
  processId: 'pid process.pid processid process.id procid syslogpid',
  traceId: 'traceid trace.id otel.traceid ddtraceid dd.traceid xb3traceid logginggoogleapiscomtrace @tr',
  spanId: 'spanid span.id dd.spanid xb3spanid otel.spanid @sp logginggoogleapiscomspanid',
  requestId:
    'requestid reqid request.id req.id correlationid xrequestid rid transactionid transaction.id operationid amznrequestid awsrequestid corrid',
  method:
    'method httpmethod http.method req.method request.method http.request.method requestmethod verb httprequest.requestmethod clientrequestmethod',
  path: 'path url uri httppath http.path http.target http.url url.path req.url req.path request.url request.uri request.path requesturi requestpath url.original httprequest.requesturl endpoint route originurl clientrequesturi',
  status:
    'status statuscode httpstatus http.status http.statuscode http.response.statuscode res.statuscode response.status response.statuscode httpstatuscode responsestatus responsecode httpresponsecode downstreamstatus originstatus httprequest.status resstatus edgeresponsestatus',
  latency:
    'latency latencyms duration durationms elapsed elapsedms elapsedmilliseconds responsetime responsetimems responsetimemillis took tookms requesttimems timetakenms timetaken rt processingtime',
  latencySeconds: 'requesttime upstreamresponsetime requesttimeseconds durationseconds elapsedseconds',
  requestLine: 'request httprequestline requestline',
  exceptionType:
    'exception.type error.type err.type exceptiontype errortype exception.class exceptionclass exc_type thrown.name exception.exceptionclass errorclass err.name error.name',
  exceptionMessage:
    'exception.message error.message err.message exceptionmessage errormessage thrown.message exception.exceptionmessage errmsg err.msg',
  stack:
    'stack stacktrace exception.stacktrace error.stacktrace err.stack error.stack excinfo exception.stack exception @x trace exception.stack_trace thrown.extendedstacktrace exceptiontext errorverbose exctext stackstring',
}

const ROLES = new Map(
  (Object.entries(PATHS) as [Role, string][]).flatMap(([role, names]) =>
    names.split(' ').map((name) => [name, role] as const),
  ),
)

/** Roles that a nested key may take by its last part alone. */
const NESTED = new Set<Role>([
  'container',
  'namespace',
  'traceId',
  'spanId',
  'requestId',
  'stack',
  'pod',
  'exceptionType',
])

/** `origin.service.name`: by its last two parts, unless they speak of another one. */
function roleOfPair(path: string): Role | undefined {
  const [, above = '', pair = ''] = PAIR.exec(path) ?? []
  if (OF_OTHERS.test(above)) return undefined
  return ROLES.get(pair) ?? (OF_SPEAKER.test(path) && !OF_OTHERS.test(path) ? 'service' : undefined)
}

const OF_SPEAKER =
  /(?:^|\.)(?:service|svc|component|program|dienst)\.(?:id|key|slug)$|(?:^|\.)(?:svc|component|program|dienst|origin|emitter|sender)\.name$/

const PAIR = /^(?:.{0,80}\.)?([^.]{1,40})\.((?:service|app|host|log|process|trace|span)\.[^.]{1,20})$/
const OF_OTHERS = /peer|up|down|target|remote|dest|client|caller|callee|depend|related|parent|link/

const MEMO_LIMIT = 8192
/** A nested key may mean what it does not at the top. */
const memos = { top: new Map<string, Role>(), nested: new Map<string, Role>() }

/** What a field means, by its dotted path; depth 0 is the top of the object. */
export function roleOfField(path: string, depth: number): Role {
  const memo = depth > 0 ? memos.nested : memos.top
  const known = memo.get(path)
  if (known !== undefined) return known
  const normalized = path.toLowerCase().replaceAll(/[_\-/\s]+/g, '')
  let role = ROLES.get(normalized) ?? ROLES.get(normalized.replaceAll('@fields.', 'fields.').replaceAll('@', ''))
  if (role === undefined && depth > 0) {
    const tail = ROLES.get(normalized.slice(normalized.lastIndexOf('.') + 1))
    role = (tail !== undefined && NESTED.has(tail) ? tail : undefined) ?? roleOfPair(normalized)
  }
  if (memo.size < MEMO_LIMIT && path.length < 80) memo.set(path, role ?? 'none')
  return role ?? 'none'
}
