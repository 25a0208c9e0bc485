import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { analyse, type Report } from 'scslre'
import { findAmbiguousLoop } from './find-ambiguous-loop.ts'

const ALPHABET = [...Array.from({ length: 128 }, (_none, code) => String.fromCharCode(code)), 'é', '中', '\u2028']

/**
 * Why matching may take more than linear time, or undefined where nothing speaks for it. What no analysis can tell
 * (references to groups, looking around within a loop) counts as super-linear too: a scanner by hand is clearer anyway.
 */
export function judgePattern(source: string, flags: string): string | undefined {
  const parser = new RegExpParser()
  const isUnicode = flags.includes('u')
  const parsed = {
    pattern: parser.parsePattern(source, 0, source.length, { unicode: isUnicode, unicodeSets: flags.includes('v') }),
    flags: parser.parseFlags(flags),
  }
  const blind = findBlindSpot(parsed.pattern.alternatives)
  if (blind !== undefined) return blind
  const [report] = analyse(parsed, { maxReports: 1 }).reports
  if (report) return describe(report)
  const loop = findAmbiguousLoop(parsed.pattern.alternatives, (element) => charsOf(element, flags))
  if (loop) return `${loop.raw} can split the same text in many ways`
  if (flags.includes('y')) return undefined
  return findRestart(parsed.pattern.alternatives, [], [], flags)
}

function describe(report: Report): string {
  if (report.type === 'Trade')
    return `${report.startQuant.raw} and ${report.endQuant.raw} can take the same text from each other`
  if (report.type === 'Self') return `${report.quant.raw} can split the same text in many ways`
  return `${report.quant.raw} begins again at each place of the text that it runs over`
}

const isLoop = (element: AST.Element): element is AST.Quantifier =>
  element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY

function findBlindSpot(alternatives: readonly AST.Alternative[], isInLoop = false): string | undefined {
  for (const { elements } of alternatives)
    for (const element of elements) {
      if (element.type === 'Backreference')
        return `nobody can tell how long ${element.raw}, a reference to a group, takes`
      const inner = element.type === 'Quantifier' ? element.element : element
      const isLook = inner.type === 'Assertion' && 'alternatives' in inner
      const loops = isInLoop || isLoop(element)
      if (isInLoop && isLook) return `nobody can tell how long ${inner.raw} within a loop takes`
      const found = 'alternatives' in inner ? findBlindSpot(inner.alternatives, loops) : undefined
      if (found !== undefined) return found
    }
  return undefined
}

/** A loop that can run over what stands before it: from each of its beginnings in the text it runs to the end again. */
function findRestart(
  alternatives: readonly AST.Alternative[],
  before: readonly AST.Element[],
  after: readonly AST.Element[],
  flags: string,
): string | undefined {
  for (const { elements } of alternatives)
    for (const [at, element] of elements.entries()) {
      const prefix = [...before, ...elements.slice(0, at)]
      const suffix = [...elements.slice(at + 1), ...after]
      if (element.type === 'Group' || element.type === 'CapturingGroup') {
        const found = findRestart(element.alternatives, prefix, suffix, flags)
        if (found !== undefined) return found
      } else if (isLoop(element) && suffix.some(canFail)) {
        const chars = charsOf(element.element, flags)
        if (!chars) continue
        const rival = findRival(prefix, chars, flags)
        if (rival) return `${rival.raw} and ${element.raw} can both run over what stands between them`
        if (prefix.some(consumes) && canRunOver(prefix, chars, flags))
          return `${element.raw} can run over '${rawOf(prefix)}', and does so from each of its beginnings again`
      }
    }
  return undefined
}

/** A loop further ahead that can end at many places, from each of which the later one runs to the end. */
function findRival(
  prefix: readonly AST.Element[],
  chars: ReadonlySet<string>,
  flags: string,
): AST.Quantifier | undefined {
  for (const [at, element] of prefix.entries()) {
    if (!isLoop(element)) continue
    const own = charsOf(element.element, flags)
    const shared = new Set([...chars].filter((char) => own?.has(char)))
    const between = prefix.slice(at + 1)
    if (shared.size > 0 && between.some(consumes) && canRunOver(between, shared, flags)) return element
  }
  return undefined
}

const rawOf = (elements: readonly AST.Element[]): string => elements.map(({ raw }) => raw).join('')

const consumes = (element: AST.Element): boolean =>
  element.type !== 'Assertion' && (element.type !== 'Quantifier' || element.max > 0)

const canFail = (element: AST.Element): boolean => element.type !== 'Quantifier' || element.min > 0

const known = new Map<string, ReadonlySet<string>>()

function charsOf(element: AST.Element, flags: string): ReadonlySet<string> | undefined {
  if (element.type !== 'Character' && element.type !== 'CharacterSet' && element.type !== 'CharacterClass')
    return undefined
  const key = `${element.raw}/${flags}`
  const pattern = new RegExp(`^(?:${element.raw})$`, flags.replaceAll(/[gy]/g, ''))
  const chars = known.get(key) ?? new Set(ALPHABET.filter((char) => pattern.test(char)))
  known.set(key, chars)
  return chars
}

function canRunOver(elements: readonly AST.Element[], chars: ReadonlySet<string>, flags: string): boolean {
  return elements.every((element) => {
    if (element.type === 'Assertion') return canHold(element, chars, flags)
    if (element.type === 'Quantifier') return element.min === 0 || canRunOver([element.element], chars, flags)
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.some((alternative) => canRunOver(alternative.elements, chars, flags))
    const own = charsOf(element, flags)
    return own === undefined || [...own].some((char) => chars.has(char))
  })
}

/** Whether an assertion can hold in the midst of text of such characters. */
function canHold(assertion: AST.Assertion, chars: ReadonlySet<string>, flags: string): boolean {
  if (assertion.kind === 'start') return flags.includes('m') && chars.has('\n')
  if (assertion.kind === 'word') {
    const words = [...chars].filter((char) => /\w/.test(char)).length
    return words > 0 && words < chars.size
  }
  if (assertion.kind !== 'lookbehind' || !assertion.negate) return true
  const [first] = assertion.alternatives.flatMap(({ elements }) => elements)
  const refused = first && assertion.alternatives.length === 1 ? charsOf(first, flags) : undefined
  return refused === undefined || [...chars].some((char) => !refused.has(char))
}
