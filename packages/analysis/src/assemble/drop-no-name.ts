import { isUuid } from '../layout/head.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'

/** What programs print where they know no name. */
const UNKNOWN = /^(?:undefined|null|nil|none|n\/a|-+)$/i
/** `b9d0dc221984`, `evt_136d4c8a1d23`, `container_1747930316151_0123_01_000015` */
const ID = /^(?:[a-z]{1,12}_)?(?=[a-f]{0,31}\d)(?=\d{0,31}[a-f])[0-9a-f]{12,32}$|^[a-z]{1,20}_\d{8,}(?:_\d+)*$/
/** What was thrown: its message stands behind it. */
const THROWN = /^(?:[\w$]+[.\\])+[\w$]*(?:Exception|Error)$/
const LONGEST_UNKNOWN = 9
const SHORTEST_ID = 12

/** What stands in the place of who speaks, and is no name. */
export function dropNoName(line: ParsedLine): void {
  const { service } = line
  if (service === undefined) return
  if (service.length <= LONGEST_UNKNOWN) {
    if (mayBeUnknown(service.charCodeAt(0)) && UNKNOWN.test(service)) line.service = undefined
  } else if (service.length >= SHORTEST_ID) dropLong(line, service)
}

/** `u`, `n` and a dash. */
const mayBeUnknown = (code: number): boolean => code === 45 || (code | 32) === 117 || (code | 32) === 110

function dropLong(line: ParsedLine, service: string): void {
  if (THROWN.test(service)) line.message = `${service}: ${line.message}`
  else if (isUuid(service)) line.requestId ??= service
  else if (!ID.test(service)) return
  line.service = undefined
}
