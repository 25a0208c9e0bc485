import { PATH_NAME } from './name-shapes.ts'

const MAX_UNITS = 60
const MIN_PER_UNIT = 3
/** Of the names of a column, those that may look like a class's. */
const FEW = 0.25

/** `OrderService`, `executeQuery`, `app.billing.core`, `org/acme/Cart`, `main.go`, `stdout`: places in one program. */
const OF_CODE = /\p{Ll}\d*\p{Lu}|\p{L}\.\p{Ll}|\/[^/]*\/|\/\d|^std(?:out|err)$/u
/** `lamp.service`, `offsite.sh`, `Billing.exe`: programs. */
const PROGRAM = /\.(?:service|sh|exe|timer|socket)$/i
const NO_UNIT =
  /^(?:GET|POST|PUT|HEAD|DELETE|PATCH|OPTIONS|prod|production|staging|test|dev|live|qa|uat|true|false|on|off|ok|yes|no|[ap]m)$|(?:worker|thread|pool|exec(?:utor)?|timer|scheduler|task|conn|job)[-_#:]?\d+$|(?:^|[-_ ])(?:thread|pool|exec)(?:$|[-_ ])|^(?:worker|main|root|spid\d.*|tid\d.*)$/i
const MACHINE =
  /^(?:ip-|node|host|srv|server|web|vm|dn|db|rack|i-0|ec2|compute|master|slave|es|kafka|redis)[\w.-]*\d|\.(?:local|internal|lan|com|net|org)$/i

/** Whether the names of a column are those of units that speak: few, often said, and neither classes, threads nor machines. */
export function areUnits(names: readonly string[], minPerUnit = MIN_PER_UNIT): boolean {
  const distinct = [...new Set(names)]
  if (distinct.length < 2 || distinct.length > MAX_UNITS || names.length < distinct.length * minPerUnit) return false
  if (distinct.some((name) => NO_UNIT.test(name) || MACHINE.test(name))) return false
  if (distinct.length <= MAX_TITLES && areTitles(distinct)) return true
  const code = distinct.filter((name) => OF_CODE.test(name) && !PROGRAM.test(name) && !PATH_NAME.test(name)).length
  return code <= distinct.length * FEW
}

/** `TillGuard`, `Ledger`: one word each, without a package, and no more than a house has parts. `LogNet`, `LogInit` are one program's. */
const areTitles = (names: readonly string[]): boolean =>
  names.every((name) => TITLE.test(name)) &&
  names.filter((name) => CLASS.test(name)).length < names.length / 2 &&
  new Set(names.map((name) => FIRST_HUMP.exec(name)?.[0])).size > 1

/** What programmers end the names of classes with. */
const CLASS =
  /(?:Service|Controller|Repository|Gateway|Client|Handler|Manager|Factory|Impl|Provider|Dao|Listener|Filter|Interceptor|Adapter|Builder|Helper|Utils?|Bean|Config(?:uration)?|Application)$/

const FIRST_HUMP = /^.\P{Lu}*/u
const TITLE = /^\p{Lu}\p{Ll}[\p{L}\d]{1,38}$/u
const MAX_TITLES = 16
