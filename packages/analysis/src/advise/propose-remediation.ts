import type { Change } from '../detect/find-changes.ts'
import { failureOf } from '../frame/failure-of.ts'
import type { Symptom } from '../model/symptom.ts'
import { ACTIONS, type Action, type ActionId } from './actions.ts'
import type { Mechanism } from '../knowledge/mechanism.ts'
import { mechanismOf } from '../frame/mechanism-of.ts'
import { fitsPlatforms, platformOf, type Platform } from './platforms.ts'
import type { Command, RemediationStep } from '../model/finding.ts'
import { movesOf } from '../changes/moves-of.ts'
import { fillCommand, fillSentence, type Places } from '../knowledge/fill-places.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'
import { judgeRisk } from './judge-risk.ts'
import { commandPlacesOf } from './command-places.ts'

/** The kernel is no unit that could be started or asked. */
const OF_THE_KERNEL = /^systemctl \S+ (?:kernel|kern)\b/
const ORDER = { diagnose: 0, fix: 1, verify: 2 } as const
const MOST = { diagnose: 4, fix: 2, verify: 2 } as const
const PRIORITY = { diagnose: 'high', fix: 'high', verify: 'medium' } as const
const MINUTES = { diagnose: '2 min', fix: '5 min', verify: '10 min' } as const
const UNKNOWN: readonly ActionId[] = ['logs', 'status']

/** What is looked at where a change itself is the cause. */
const CHANGED = { look: ['history', 'logs'], fix: [] } as const satisfies Pick<Mechanism, 'look' | 'fix'>

type Proposal = Pick<Action, 'category' | 'description' | 'undo'> & {
  readonly command: string
  readonly places: Places
}

/** The technology's own commands and what its mechanism asks for, in tools of the platform that the logs show. */
export function proposeCommands(facts: IncidentFacts): Command[] {
  const { root, culprit } = facts.cluster
  const platforms = platformsOf(facts)
  const places = commandPlacesOf(root, culprit)
  const mechanism = facts.rootChange === null ? mechanismOf(root.signature, failureOf(root)) : CHANGED
  const [main] = platforms
  const act = (id: ActionId, with_: Places = places): Proposal[] => {
    const action: Action = ACTIONS[id]
    const command = (main === undefined ? undefined : action.commands[main]) ?? action.commands.any
    return command === undefined ? [] : [{ ...action, command, places: with_ }]
  }
  const tools = (root.signature?.tools ?? []).map((tool) => ({ ...tool, places }))
  const proposals = [
    ...undoOf(facts, places).flatMap(([id, changed]) => act(id, changed)),
    ...tools,
    ...(mechanism?.look ?? UNKNOWN)
      .flatMap((id) => act(id))
      .filter(({ command }) => !tools.some((tool) => programOf(tool.command) === programOf(command))),
    ...(mechanism?.fix ?? []).flatMap((id) => act(id)),
    ...act('errors'),
  ]
  const commands = proposals
    .filter(({ command }) => fitsPlatforms(command, platforms))
    .map((one) => toCommand(one, root))
    .filter(({ command }) => !OF_THE_KERNEL.test(command))
  return distinct(commands)
    .toSorted((a, b) => ORDER[a.category] - ORDER[b.category])
    .filter(
      (command, index, all) =>
        index - all.findIndex((one) => one.category === command.category) < MOST[command.category],
    )
}

const programOf = (command: string): string => /^[^[\s]*/.exec(command)?.[0] ?? ''

export const stepsOf = (commands: readonly Command[]): RemediationStep[] =>
  commands.map((command, index) => ({
    step: index + 1,
    action: command.command,
    description: command.description,
    priority: command.priority,
  }))

/** The platforms that the incident's own lines show, the cause's first; all that show themselves where those show none. */
function platformsOf({ cluster, world }: IncidentFacts): ReadonlySet<Platform> {
  const involved = [cluster.root, ...cluster.members.map((member) => member.symptom)].flatMap(({ samples }) => samples)
  const shown = involved.map(platformOf).filter((platform) => platform !== null)
  if (shown.length > 0) return new Set(shown)
  return new Set(
    world.units.flatMap(({ samples }) => samples.slice(0, 1).map(platformOf)).filter((one) => one !== null),
  )
}

/** The very change that is blamed, undone. */
function undoOf({ trigger, rootChange }: IncidentFacts, places: Places): [ActionId, Places][] {
  const change: Change | null = rootChange ?? trigger
  const whose = change?.subject ?? change?.service ?? null
  if (change === null || whose === null || change.kind === 'event') return []
  const own = { ...places, service: whose, version: change.version ?? undefined }
  if (change.kind === 'deploy' || change.kind === 'restart') return [['rollback', own]]
  const [move] = movesOf(change.event)
  if (move?.name !== undefined)
    return [['revert', { ...own, setting: move.name, old_value: move.from, new_value: move.to }]]
  return [['undo-change', { ...own, change: whose }]]
}

function toCommand({ category, command, description, undo, places }: Proposal, root: Symptom): Command {
  const filled = fillCommand(command, places).replace(/\bjournalctl -u (?:kernel|kern)\b/, 'journalctl -k')
  return {
    category,
    priority: PRIORITY[category],
    risk: judgeRisk(filled),
    command: filled,
    description: fillSentence(description, places),
    estimatedTime: MINUTES[category],
    verification: verificationOf(category, root, places),
    undo: undo === undefined ? null : fillCommand(undo, places),
  }
}

/** An observation, not a state of mind. */
function verificationOf(category: Proposal['category'], { count }: Symptom, places: Places): string {
  if (category === 'diagnose') return fillSentence('Output from the time of the onset[ ({clock})].', places)
  if (category === 'verify') return 'Error count is 0 for 10 min.'
  return count > 1 ? `No new line of this kind for 10 min (${count} so far).` : 'No new line of this kind for 10 min.'
}

const distinct = (commands: readonly Command[]): Command[] =>
  [...new Map(commands.toReversed().map((command) => [command.command, command])).values()].toReversed()
