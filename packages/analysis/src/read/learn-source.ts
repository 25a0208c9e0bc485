import { stripAnsi } from '../decode/strip-ansi.ts'
import { learnBody } from '../layout/learn-body.ts'
import { learnDayOrder } from '../layout/learn-day-order.ts'
import { learnFields } from '../layout/learn-fields.ts'
import { learnKnownHeads } from '../layout/known-heads.ts'
import { learnLayouts } from '../layout/learn-layouts.ts'
import { learnOpening } from '../layout/learn-opening.ts'
import { learnSigns } from '../layout/learn-signs.ts'
import { spellSign } from '../layout/level-signs.ts'
import { learnFrame } from '../layout/learn-frame.ts'
import { learnSpeakers, speakerFor } from '../layout/learn-speakers.ts'
import { learnSpeaker } from '../layout/learn-speaker.ts'
import { speakerIn, type SpeakerColumn, type SpeakerSample } from '../layout/speaker-in.ts'
import { learnSpelling } from '../layout/learn-spelling.ts'
import { learnOwnLevels } from '../layout/learn-own-levels.ts'
import { layoutsOfFirst } from '../layout/read-learned.ts'
import { respell } from '../layout/respell-time.ts'
import { learnRow } from '../layout/learn-row.ts'
import type { OpenLine } from '../layout/name-in-frame.ts'
import { learnTurn, turnLine } from '../layout/turn-line.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import { parseLine } from '../parse/parse-line.ts'
import { beginWithLabels, NO_PROGRAM } from '../parse/take-level-label.ts'
import { tableOf } from '../parse/parse-table.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import type { HeldTexts } from './held-texts.ts'
import { learnInner } from './learn-inner.ts'

/** Notes in `layout` and `context` what held lines show of how their source writes; true where they taught a layout. */
export function learnSource(
  { texts, nameless, streams }: HeldTexts,
  layout: SourceLayout,
  context: TimeContext,
  name: string | undefined,
): boolean {
  const known = layout.learned
  const titled = layout.table ?? tableOf(texts)
  learnLines(texts, streams, layout, context)
  if (!layout.labelled.includes(NO_PROGRAM) && beginWithLabels(texts))
    layout.labelled = [NO_PROGRAM, ...layout.labelled]
  // Each line is read once, unless what its fields hold is known only now.
  const table = titled ?? layout.table
  const read = (text: string): SpeakerSample => {
    const ofSample = { ...layout, table }
    const sample = readSample(text, ofSample, context)
    layout.labelled = ofSample.labelled
    return sample
  }
  let readOnce = memoize(read)
  if (layout.fields === null) {
    layout.fields = learnFields(texts, readOnce, context, table !== null)
    if (layout.fields !== null) readOnce = read
  }
  layout.ownLevels ??= learnOwnLevels(texts, readOnce, { ...layout, table })
  layout.bodied ||= learnBody(texts, readOnce)
  if (layout.table === null) layout.inner ??= learnInner(texts, context, learnSource)
  if (layout.inner !== null) readOnce = read
  learnSpeech(texts.map(readOnce), nameless.map(readOnce), layout, name)
  return layout.learned !== known
}

/** Who speaks, with what messages begin, and what is left open yet. */
function learnSpeech(
  all: readonly SpeakerSample[],
  nameless: readonly SpeakerSample[],
  layout: SourceLayout,
  name: string | undefined,
): void {
  layout.speaker ??= learnSpeaker(nameless, name !== undefined)
  if (name === undefined) layout.speakers = learnSpeakers(nameless, layout)
  layout.opening ??= learnOpening(nameless, name)
  layout.heads ??= learnKnownHeads(nameless)
  // Where a wrapper says who speaks how bad it is may still be open.
  const isWrapped = nameless.length < all.length / 2
  learnRest(isWrapped ? all : nameless, layout, isWrapped || name !== undefined)
}

/** What is left open yet. */
function learnRest(samples: readonly SpeakerSample[], layout: SourceLayout, isNamed: boolean): void {
  if (layout.table !== null || layout.row !== null) return
  layout.frame ??= learnFrame(openLines(samples, layout), isNamed)
  layout.row = learnRow(openLines(samples, layout), isNamed)
}

/** Who speaks is open only where no file's name tells it. */
const openLines = (samples: readonly SpeakerSample[], layout: SourceLayout): OpenLine[] =>
  samples.map(({ line, text }) => ({ line, text, service: nameOf(line, speakerFor(line, layout)) }))

const nameOf = (line: ParsedLine, speaker: SpeakerColumn | null): string | undefined =>
  line.service ?? line.pod ?? line.container ?? (speaker === null ? undefined : speakerIn(line, speaker))

/** How its lines are built, and how they write their times. */
function learnLines(
  texts: readonly string[],
  streams: readonly (readonly string[])[],
  layout: SourceLayout,
  context: TimeContext,
): void {
  const isFirst = layout.learned.length === 0
  if (isFirst) layout.spelling ??= learnSpelling(texts)
  const { spelling } = layout
  const timed = spelling === null ? texts : texts.map((text) => respell(text, spelling))
  if (isFirst) layout.signs ??= learnSigns(timed)
  const { signs } = layout
  const spelled = signs === null ? timed : timed.map((text) => spellSign(text, signs))
  context.dayFirst ??= learnDayOrder(spelled)
  if (isFirst) layout.turned ??= learnTurn(spelled)
  const { turned } = layout
  const lines = turned === null ? spelled : spelled.map((text) => turnLine(text, turned) ?? text)
  const learn = (some: readonly string[]): void => {
    layout.learned = learnLayouts(
      some.filter((text) => !FRAME.test(text)),
      layout.learned,
      context,
    )
  }
  learn(lines)
  // What each program's lines show is lost among those of the others.
  if (signs === null && turned === null && spelling === null) streams.forEach(learn)
  if (layout.learned.length > 0) layoutsOfFirst(layout)
}

/** A part of a trace says nothing of how records begin, even where each has a stamp. */
const FRAME =
  /[\s\]|:](?:at [\w$.<>]{1,200}\(|File "[^"\n]{1,200}", line \d|\.\.\. \d{1,4} more$|Traceback \(most recent)/

function readSample(text: string, layout: SourceLayout, context: TimeContext): SpeakerSample {
  const line = new ParsedLine()
  parseLine(stripAnsi(text), line, { ...context }, layout)
  return { line, text }
}

function memoize(read: (text: string) => SpeakerSample): (text: string) => SpeakerSample {
  const known = new Map<string, SpeakerSample>()
  return (text) => {
    const sample = known.get(text) ?? read(text)
    known.set(text, sample)
    return sample
  }
}
