import type { Level } from '../model/log-event.ts'
import { assignByValue, assignRole } from '../parse/assign-role.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'

const TAG = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const WINDOWS_LEVELS: readonly Level[] = ['info', 'fatal', 'error', 'warn', 'info', 'trace']
const MAX_DATA = 8

/** Fields of a record of XML: Windows' events, log4j's and java.util.logging's layouts, and their like. */
export function readXml(text: string, context: TimeContext): ParsedLine {
  const line = new ParsedLine()
  const data: string[] = []
  let weak = ''
  const isWindows = text.includes('schemas.microsoft.com/win/')
  for (const { 0: tag, 1: element = '', 2: attributes = '', index } of text.matchAll(TAG)) {
    const name = localName(element)
    const value = tag.endsWith('/>') ? '' : valueBehind(text, index + tag.length)
    takeAttributes(name, attributes, value, line, context)
    if (value === '' || (isWindows && takeOfWindows(name, value, line, data))) continue
    if (name === 'throwable' || name === 'exception') line.exceptionStack ??= value
    else {
      if (weak === '' && roleOfField(name, 0) === 'weakMessage') weak = value
      take(name, value, line, context)
    }
  }
  if (line.message === '') line.message = weak
  if (line.message === '') line.message = messageOfEvent(line, data)
  return line
}

/** Elements that mean something of their own in an event of Windows. */
function takeOfWindows(name: string, value: string, line: ParsedLine, data: string[]): boolean {
  // The rendering says the level again, in words and in the reader's language.
  if (name === 'Level') line.level ??= WINDOWS_LEVELS[Number(value)] ?? null
  else if (name !== 'Data') return false
  else if (data.length < MAX_DATA) data.push(value)
  return true
}

/** `Event 7036: W32Time, stopped`: without a rendering its number and data are all that it says. */
function messageOfEvent({ fields }: ParsedLine, data: readonly string[]): string {
  const id = fields?.['EventID']
  if (id === undefined) return ''
  return data.length === 0 ? `Event ${id}` : `Event ${id}: ${data.join(', ')}`
}

const CDATA = '<![CDATA['

/** What an element holds up to its first child. */
function valueBehind(text: string, from: number): string {
  let start = from
  while (start < text.length && text.charCodeAt(start) <= 32) start += 1
  const quoted = text.startsWith(CDATA, start)
  const end = quoted ? text.indexOf(']]>', start) : text.indexOf('<', from)
  // Without an end of the quote nothing behind it is read either: each would be sought anew.
  if (quoted && end < 0) return ''
  return unescape(text.slice(quoted ? start + CDATA.length : from, end < 0 ? text.length : end).trim())
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function takeAttributes(
  element: string,
  attributes: string,
  elementValue: string,
  line: ParsedLine,
  context: TimeContext,
): void {
  for (const [, attribute = '', double, single] of attributes.matchAll(ATTRIBUTE))
    takeAttribute(element, attribute, unescape(double ?? single ?? ''), elementValue, line, context)
}

function takeAttribute(
  element: string,
  attribute: string,
  attributeValue: string,
  elementValue: string,
  line: ParsedLine,
  context: TimeContext,
): void {
  if (attribute.startsWith('xmlns')) return
  if (attribute === 'SystemTime') assignRole('time', attributeValue, line, context)
  else if (element === 'Provider' && attribute === 'Name') line.service ??= attributeValue
  else if (attribute === 'Name') line.addField(attributeValue, elementValue)
  else take(localName(attribute), attributeValue, line, context)
}

function take(name: string, value: string, line: ParsedLine, context: TimeContext): void {
  if (assignRole(roleOfField(name, 0), value, line, context)) return
  if (!assignByValue(value, line, context)) line.addField(name, value)
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescape = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '') : text
