import { NAMED_POOL, PATH_NAME } from './name-shapes.ts'

const MAX_UNITS = 60
const MIN_PER_UNIT = 3
/** Of the names of a column, those that may look like a class's. */
const FEW = 0.25

/** `app.billing.core`, `Acme.Web.CartService`, `org/acme/Cart`, `main.go`, `stdout`: places in one program. `OrderService` alone is a part of it that speaks. */
const OF_CODE = /\p{L}\.\p{Ll}|\.(?:.{0,80}\.)?\p{L}{0,80}\p{Ll}\d*\p{Lu}|::|\/[^/]*\/|\/\d|^std(?:out|err)$/u
/** `APP/PROC/WEB`: kinds of instances, where places in code have small letters. */
const KIND = /^[A-Z][A-Z\d_-]+(?:\/[A-Z][A-Z\d_-]+)+$/
/** `lamp.service`, `offsite.sh`, `Billing.exe`: programs. */
const PROGRAM = /\.(?:service|sh|exe|timer|socket)$/i
const NO_UNIT =
  /^(?:GET|POST|PUT|HEAD|DELETE|PATCH|OPTIONS|prod|production|staging|test|dev|live|qa|uat|true|false|on|off|ok|yes|no|[ap]m)$|(?:worker|thread|pool|exec(?:utor)?|timer|scheduler|task|conn|job)[-_#:]?\d+$|(?:^|[-_ ])(?:thread|pool|exec)(?:$|[-_ ])|^(?:worker|main|root|spid\d.*|tid\d.*|success|failure|timeout|exited|spawned|started|stopped|failed|accepted|rejected|connected|disconnected|received|created|deleted|updated|completed|finished)$/i
const MACHINE =
  /^(?:ip-|node|host|srv|server|web|vm|dn|db|rack|i-0|ec2|compute|master|slave|es|kafka|redis)[\w.-]*\d|\.(?:local|internal|lan|com|net|org)$/i

/** Whether the names of a column are those of units that speak: few, often said, and neither classes, threads nor machines. */
export function areUnits(names: readonly string[], minPerUnit = MIN_PER_UNIT): boolean {
  const distinct = [...new Set(names)]
  if (distinct.length < 2 || distinct.length > MAX_UNITS || names.length < distinct.length * minPerUnit) return false
  if (distinct.some((name) => NO_UNIT.test(name) && !NAMED_POOL.test(name))) return false
  // `DB2MSTR` among other programs is one of them.
  if (distinct.filter((name) => MACHINE.test(name)).length >= distinct.length / 2) return false
  if (distinct.length > FEW_ALIKE && haveOneHump(distinct)) return false
  return distinct.filter(isCode).length <= distinct.length * FEW
}

const isCode = (name: string): boolean =>
  OF_CODE.test(name) && !PROGRAM.test(name) && !PATH_NAME.test(name) && !KIND.test(name)

/** `LogNet`, `LogInit`, … are one program's, where it has a long list of them. */
function haveOneHump(names: readonly string[]): boolean {
  const first = names.map((name) => HUMP.exec(name)?.[0])
  return first[0] !== undefined && first.every((hump) => hump === first[0])
}

const FEW_ALIKE = 6
const HUMP = /^\p{L}\p{Ll}+(?=\p{Lu})/u
