import { formatTable, show } from '../format-table.ts'
import type { Figures } from '../score/figures.ts'
import type { Ablation, Ablations } from './ablate.ts'

const MIN_FAMILIES = 3
/** Less than one incident of five hundred is no gain. */
const GAIN = 0.002

/** What gets worse without it, by more than chance would have it. */
const gains = (full: Figures, { without }: Ablation): boolean =>
  (full.top1 ?? 0) - (without.top1 ?? 0) > GAIN ||
  (without.victim ?? 0) - (full.victim ?? 0) > GAIN ||
  (without.falseAlarms ?? 0) - (full.falseAlarms ?? 0) > GAIN

export const uselessTraits = ({ full, traits }: Ablations): Ablation[] =>
  traits.filter((trait) => !gains(full, trait) && trait.served < MIN_FAMILIES)

const nameAll = (some: readonly { model: string; name: string }[]): string =>
  some.map(({ model, name }) => `${model} ${name}`).join(', ') || 'none'

export function formatAblations(ablations: Ablations): string {
  const { full, traits, silent } = ablations
  const change = (key: 'top1' | 'victim' | 'falseAlarms', { without }: Ablation): string => {
    const by = (without[key] ?? 0) - (full[key] ?? 0)
    return `${by > 0 ? '+' : ''}${show(by, 3)}`
  }
  const table = formatTable(
    ['left out', 'top1', 'victim', 'false alarms', 'families changed', 'served', 'harmed'],
    traits
      .toSorted((a, b) => (a.without.top1 ?? 0) - (b.without.top1 ?? 0))
      .map((trait) => [
        `${trait.model} ${trait.name}`,
        ...(['top1', 'victim', 'falseAlarms'] as const).map((key) => change(key, trait)),
        String(trait.changed),
        String(trait.served),
        String(trait.harmed),
      ]),
  )
  return [
    `With all of them: top1 ${show(full.top1, 3)}, victim ${show(full.victim, 3)}, false alarms ${show(full.falseAlarms, 3)} per healthy system, of ${full.incidents} incidents and ${full.healthy} healthy systems.`,
    table,
    `Gain nothing and serve fewer than ${MIN_FAMILIES} families: ${nameAll(uselessTraits(ablations))}.`,
    `Speak in no case: ${nameAll(silent)}.`,
  ].join('\n\n')
}
