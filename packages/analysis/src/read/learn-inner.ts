import { ParsedLine } from '../parse/parsed-line.ts'
import { parseShape } from '../parse/parse-shape.ts'
import { newSourceLayout, type SourceLayout } from '../parse/source-layout.ts'
import { isTagged, parseLine } from '../parse/parse-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { HeldTexts } from './held-texts.ts'

const MAX_PROGRAMS = 12
const MIN_LINES = 12
const MOST = 0.9

type Learn = (texts: HeldTexts, layout: SourceLayout, context: TimeContext, name: string) => void

/** How programs write behind their tags, where that tells how bad things are; null where none shows it. */
export function learnInner(texts: readonly string[], context: TimeContext, learn: Learn): SourceLayout['inner'] {
  const tagged = texts.flatMap((text) => saidIn(text, context))
  if (tagged.length < MIN_LINES || tagged.length < texts.length / 2) return null
  const layoutOf = (lines: readonly Said[], program: string): [string, SourceLayout][] => {
    const said = lines.map(({ message }) => message)
    if (said.length < MIN_LINES || !areBuilt(said)) return []
    const [layout, own] = [newSourceLayout(), { ...context }]
    learn({ texts: said, nameless: said, streams: [] }, layout, own, program || lines[0]?.program || '')
    if (!tellsLevels(said, layout, own)) return []
    context.dayFirst ??= own.dayFirst ?? null
    return [[program, layout]]
  }
  const programs = [...Map.groupBy(tagged, ({ program }) => program)].slice(0, MAX_PROGRAMS)
  const ofAll = programs.length > 1 ? layoutOf(tagged, '') : []
  const found = ofAll.length > 0 ? ofAll : programs.flatMap(([program, lines]) => layoutOf(lines, program))
  return found.length === 0 ? null : Object.fromEntries(found)
}

interface Said {
  readonly program: string
  readonly message: string
}

function saidIn(text: string, context: TimeContext): Said[] {
  const line = new ParsedLine()
  parseShape(text, line, { ...context }, newSourceLayout())
  const { service: program = '', message } = line
  return isTagged(line) && program !== 'kernel' && message !== '' ? [{ program, message }] : []
}

const MARK = /[^\p{L}\d\s.,'"-]{1,4}| {2}/gu

/** Cheap: nearly all lines have some mark. */
function areBuilt(texts: readonly string[]): boolean {
  const marks = new Set(texts.slice(0, 3).flatMap((text) => text.match(MARK) ?? []))
  return [...marks].some((mark) => texts.filter((text) => text.includes(mark)).length >= MOST * texts.length)
}

/** Of nearly all lines, and not all of them one. */
function tellsLevels(texts: readonly string[], layout: SourceLayout, context: TimeContext): boolean {
  const levels = texts.flatMap((text) => {
    const line = new ParsedLine()
    parseLine(text, line, { ...context }, layout)
    return line.header && line.message !== '' ? (line.level ?? []) : []
  })
  return levels.length >= MOST * texts.length && new Set(levels).size > 1
}
