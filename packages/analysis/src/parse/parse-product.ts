import { parseApex } from './parse-apex.ts'
import { parseAppleCompact } from './parse-apple-compact.ts'
import { parseAppleConsole } from './parse-apple-console.ts'
import { parseAppleShow } from './parse-apple-show.ts'
import { parseBacula } from './parse-bacula.ts'
import { parseCeph } from './parse-ceph.ts'
import { parseCephCluster } from './parse-ceph-cluster.ts'
import { parseDlt } from './parse-dlt.ts'
import { parseDomino } from './parse-domino.ts'
import { parseErrpt } from './parse-errpt.ts'
import { parseEventRow } from './parse-event-row.ts'
import { parseHardcopy } from './parse-hardcopy.ts'
import { parseIris } from './parse-iris.ts'
import { parseKnownHead } from './parse-known-head.ts'
import { parseNetBackup } from './parse-netbackup.ts'
import { parseOpenEdge } from './parse-open-edge.ts'
import { parseRasLog } from './parse-raslog.ts'
import { parseRouterOs } from './parse-router-os.ts'
import { parseRouting } from './parse-routing.ts'
import { parseRspamd } from './parse-rspamd.ts'
import { parseSiebel } from './parse-siebel.ts'
import { parseTarantool } from './parse-tarantool.ts'
import { parseTomcat } from './parse-tomcat.ts'
import { parseUlog } from './parse-ulog.ts'
import { parseWorkflow } from './parse-workflow.ts'
import { parseXapi } from './parse-xapi.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { isLower, isUpper } from './scan-token.ts'
import type { SourceLayout } from './source-layout.ts'

const MAX_NAME = 120

/** Records whose head only one kind of product writes. */
export function parseProduct(
  text: string,
  code: number,
  line: ParsedLine,
  context: TimeContext,
  layout: SourceLayout,
): boolean {
  if (parseKnownHead(text, code, line, context, layout)) return true
  if (isDigit(code) && parseBehindClock(text, line, context)) return true
  if (code === 91 && parseBehindBracket(text, line, context)) return true
  if (isLower(code) && parseRouterOs(text, line, context)) return true
  if (isUpper(code) && parseBehindCapital(text, line, context)) return true
  const tab = text.indexOf('\t')
  if (tab < 1 || tab > MAX_NAME) return false
  return parseWorkflow(text, tab, line, context) || parseSiebel(text, tab, line, context)
}

const parseBehindBracket = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseXapi(text, line, context) || parseDomino(text, line, context) || parseOpenEdge(text, line, context)

const parseBehindCapital = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseEventRow(text, line, context) || parseHardcopy(text, line, context) || parseErrpt(text, line, context)

const parseBehindClock = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseBacula(text, line, context) ||
  parseIris(text, line, context) ||
  parseRasLog(text, line, context) ||
  parseTarantool(text, line, context) ||
  parseUlog(text, line, context) ||
  parseNetBackup(text, line, context) ||
  parseRouting(text, line, context) ||
  parseApex(text, line, context) ||
  parseDlt(text, line, context) ||
  parseBehindOther(text, line, context)

const parseBehindOther = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseTomcat(text, line, context) ||
  parseApple(text, line, context) ||
  parseCeph(text, line, context) ||
  parseCephCluster(text, line, context) ||
  parseRouterOs(text, line, context) ||
  parseErrpt(text, line, context) ||
  parseRspamd(text, line, context)

const parseApple = (text: string, line: ParsedLine, context: TimeContext): boolean =>
  parseAppleCompact(text, line, context) ||
  parseAppleConsole(text, line, context) ||
  parseAppleShow(text, line, context)
