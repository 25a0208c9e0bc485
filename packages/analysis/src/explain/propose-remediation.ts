import type { Command, RemediationStep } from '../model/finding.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { commandPlacesOf } from './describe-symptom.ts'
import { judgeRisk, worseRisk } from './judge-risk.ts'
import { fillCommand, fillSentence, type Places } from './fill-places.ts'

const ORDER = { diagnose: 0, fix: 1, verify: 2 } as const

/** Commands of the root's signature, or general ones; values from the log enter only where they are plain names. */
export function proposeCommands(facts: IncidentFacts): Command[] {
  const { root, culprit } = facts.cluster
  const places = commandPlacesOf(root, culprit)
  const own = (root.signature?.commands ?? []).map((command) => ({
    ...command,
    command: fillCommand(command.command, places),
    description: fillSentence(command.description, places),
    verification: fillSentence(command.verification, places),
    undo: command.undo === undefined ? null : fillCommand(command.undo, places),
  }))
  const rollBacks = rollBack(facts, places)
  const others = own.filter((command) => !rollBacks.some((rollback) => rollback.command === command.command))
  const commands = [...(own.length > 0 ? others : generalCommands(places)), ...rollBacks]
  const complete = commands.some((command) => command.category === 'verify')
    ? commands
    : [...commands, watchForSilence(places)]
  // What a text does counts, whatever was said of it.
  const judged = complete.map((command) => ({ ...command, risk: worseRisk(command.risk, judgeRisk(command.command)) }))
  return judged.toSorted((a, b) => ORDER[a.category] - ORDER[b.category])
}

export const stepsOf = (commands: readonly Command[]): RemediationStep[] =>
  commands.map((command, index) => ({
    step: index + 1,
    action: command.command,
    description: command.description,
    priority: command.priority,
  }))

function rollBack({ trigger }: IncidentFacts, places: Places): Command[] {
  const whose = trigger?.subject ?? trigger?.service ?? null
  if (trigger === null || (trigger.kind !== 'deploy' && trigger.kind !== 'restart') || whose === null) return []
  const deployment = { ...places, service: whose }
  return [
    {
      category: 'fix',
      priority: 'high',
      risk: 'changes-state',
      command: fillCommand('kubectl rollout undo deployment/{service}', deployment),
      description: `Go back to the version before${trigger.version === null ? '' : ` ${trigger.version}`}: the failure set in right after it.`,
      estimatedTime: '5 min',
      verification: 'The failure is no longer logged.',
      undo: fillCommand('kubectl rollout undo deployment/{service}', deployment),
    },
  ]
}

const generalCommands = (places: Places): Command[] => [
  {
    category: 'diagnose',
    priority: 'high',
    risk: 'read-only',
    command: fillCommand('kubectl logs deployment/{service} --since=1h --timestamps | tail -200', places),
    description: 'Read what the component says around the onset.',
    estimatedTime: '5 min',
    verification: 'The first failing operation is known.',
    undo: null,
  },
]

const watchForSilence = (places: Places): Command => ({
  category: 'verify',
  priority: 'medium',
  risk: 'read-only',
  command: fillCommand('kubectl logs deployment/{service} --since=10m | grep -ciE "error|fatal"', places),
  description: 'Count errors after the fix.',
  estimatedTime: '10 min',
  verification: 'The count stays at zero for ten minutes.',
  undo: null,
})
