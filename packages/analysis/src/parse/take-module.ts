import type { ParsedLine } from './parsed-line.ts'

/** `%OSPF-5-ADJCHG: …`, `%%01OSPF/3/NBR_DOWN_REASON(l)[92]:…` */
const MODULE = /^%(?:%\d\d)?([A-Z][A-Z\d_]{1,30})(?:-(?:[A-Z\d_]{1,30}-)?\d-[A-Z\d_]{1,60}: |\/\d\/\w)/

/** The part of a switch or router that speaks, before the severity; where a collector names the device, that speaks. */
export function takeModule(line: ParsedLine): void {
  if (line.service !== undefined || line.host !== undefined || line.message.charCodeAt(0) !== 37) return
  line.service = MODULE.exec(line.message)?.[1]
}
