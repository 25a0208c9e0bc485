import { CM_FOOT, CM_HEAD, opensCmTrace } from '../parse/parse-cmtrace.ts'
import { opensElement } from '../parse/parse-element.ts'

const RECORD = /^\s{0,8}<((?:\w+:)?(?:Event|record|entry|log-?entry|log-?record|log-?event|row))[\s>]/i

/** `<`, or what an element within a document is indented by. */
const MARK = new Set([60, 32, 9])

/** The element that a record of XML starts with, or null: '<Event xmlns=…>', '<log4j:event …>', '<record>'. */
export const startsXmlRecord = (text: string): string | null =>
  MARK.has(text.charCodeAt(0))
    ? (RECORD.exec(text.slice(0, 48))?.[1] ?? opensElement(text) ?? opensCmTrace(text))
    : null

export const closesElement = (text: string, element: string): boolean =>
  (element === CM_HEAD ? text.includes(CM_FOOT) : text.includes(`</${element}>`)) ||
  (text.startsWith(`<${element} `) && text.trimEnd().endsWith('/>'))
