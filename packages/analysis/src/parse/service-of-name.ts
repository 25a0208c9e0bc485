const GENERIC = new Set(
  'app application log logs stdout stderr output out console messages syslog system error errors access debug info all current main server combined journal export upload paste stdin stern kail logcli compose merged mixed thread scratch ticket chat note notes memo snippet excerpt clipboard terminal transcript prod production staging'.split(
    ' ',
  ),
)

/** Samba's 'log.winbindd', '714252-build.log', '2026-05-01_api.log'. */
const PREFIX = /^(?:logs?[._]|\d[\d_T.-]{0,30}[-_.])(?=[a-z])/i

/** The service that a file's or stream's name speaks of, else its folder's; what is named for a machine alone is the machine's. */
export function serviceOfName(name: string): string | undefined {
  const [file = '', folder = ''] = name.split(/[/\\]/).toReversed()
  return nameIn(file) ?? (namesPlace(folder) ? undefined : nameIn(folder)) ?? hostOfName(name)
}

/** `ip-10-0-3-17.kubelet.log`, `nginx-10.0.3.17.log` */
const ADDRESS =
  /[-_.]?(?<![A-Za-z\d])(ip-(?:\d{1,3}-){3}\d{1,3}|(?:\d{1,3}\.){3}\d{1,3})(?:(?:\.[a-z\d-]{1,30}){1,2}\.internal)?(?!\d)/

/** The machine whose address a name tells. */
export const hostOfName = (name: string): string | undefined => ADDRESS.exec(name)?.[1]

function nameIn(text: string): string | undefined {
  let base = text
    .replace(ADDRESS, '')
    .replace(/^[-_.]+/, '')
    .replace(PREFIX, '')
  for (let index = 0; index < 6; index += 1) {
    const shorter = base
      .replace(/\.(?:log|txt|json|jsonl|ndjson|csv|tsv|psv|xml|trc|dat|out|err|gz|zst|zip|bz2|xz|\d{1,8})$/i, '')
      .replace(/[-_.](?:\d{4}-?\d{2}-?\d{2}(?:[-_T]?\d{2,6})?)$/, '')
      .replace(/[-_.](?:access|errors?|stderr|stdout|out|err|slow|gc|logs?)$/i, '')
    if (shorter === base) break
    base = shorter
  }
  base = serviceOfPod(base)
  return /^[A-Za-z][\w.@-]{0,62}$/.test(base) && !isGeneric(base.toLowerCase()) ? base : undefined
}

/** `all`, `stern-all` */
export const isGeneric = (name: string): boolean =>
  GENERIC.has(name) || name.split(/[-_.]/).every((part) => GENERIC.has(part))

/** Folders that say where things lie, and not whose they are. */
const PLACES = new Set(
  'var opt srv home usr tmp temp mnt data apps etc lib run root www volume volumes share nodes hosts pods containers archive backup downloads desktop documents uploads files'.split(
    ' ',
  ),
)
/** A ticket's number, or an id. */
const NUMBERED = /^(?:[A-Z]{2,10}-?\d{2,}|(?=[a-f-]{0,40}\d)[\da-f-]{8,64})$/

const namesPlace = (folder: string): boolean =>
  PLACES.has(folder.toLowerCase()) || GENERIC.has(folder.toLowerCase()) || NUMBERED.test(folder)

/** The service that the path before a line speaks of: `/opt/apps/billing/logs/current.log:17`. */
export function serviceOfPath(path: string): string | undefined {
  const [file = '', ...folders] = path
    .replace(/(?::\d{1,9})+$/, '')
    .split(/[/\\]/)
    .toReversed()
  const named = serviceOfName(file.replace(/^(?:current|latest|today|worker|server|service)\b/i, 'log'))
  return named ?? folders.find((folder) => folder !== '' && !namesPlace(folder))
}

const RANDOM = '[bcdfghjklmnpqrstvwxz2456789]'
const REPLICA = new RegExp(
  `^(.+?)-(?:(?:${RANDOM}{6,10}|(?=[a-f]{0,9}\\d)[a-f0-9]{8,10})-${RANDOM}{5}|(?=[a-z]{0,9}\\d)[a-z0-9]{8,10}-(?=[a-z]{0,4}\\d)[a-z0-9]{5})$`,
)
const JOB = new RegExp(`^(.+?)-(?=${RANDOM}*[2456789])${RANDOM}{5}$`)

/** `settle-join-1df0ac481f7e9d1c-exec-7`: of Spark, each submission has another one. */
const SUBMISSION = /-(?=[a-f]{0,15}\d)[0-9a-f]{16}(?=-(?:exec|driver)\b)/
export const withoutSubmission = (name: string): string => name.replace(SUBMISSION, '')

/** The workload's name without what Kubernetes appends for its pods. */
export function serviceOfPod(pod: string): string {
  return withoutSubmission(REPLICA.exec(pod)?.[1] ?? JOB.exec(pod)?.[1] ?? pod)
}

/** Without what tells one instance from another: 'kea-dhcp4.alloc-engine/1187.139', 'agones#2hjpk', 'view@view-7b9f-x2'. */
export function withoutMark(service: string): string {
  if (!hasMark(service)) return service
  const [name = '', instance] = service.split('@', 2)
  return (instance !== undefined && instance.startsWith(name) ? name : service)
    .replace(/(?<=[A-Za-z])(?:\/\d[\d.]*|#[a-z\d]{1,12}|\[\d+\]|\(\d+\))$/, '')
    .replace(/^\d{1,3}\|(?=[a-z])/i, '')
    .replace(TASK, '')
}

/** `claims-portal/0b18353a`: ECS writes the id of the task behind its family. */
export const TASK = /(?<=[A-Za-z])\/(?:\d[\da-f]+|(?=[a-f]{1,32}\d)[\da-f]{4,64})$/

/** Cheap: one of `@/#[(|`, which few names have. */
function hasMark(service: string): boolean {
  for (let pos = 0; pos < service.length; pos += 1) {
    const code = service.charCodeAt(pos)
    if (code === 64 || code === 47 || code === 35 || code === 91 || code === 40 || code === 124) return true
  }
  return false
}
