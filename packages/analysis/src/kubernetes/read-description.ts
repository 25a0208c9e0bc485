import type { KubeEvent, StateLine } from './kube-object.ts'
import { childOf, growDescription, isNothing, type DescribedNode } from './described-node.ts'
import { kindOfDescription } from './kind-of-description.ts'
import { readAge, readTimes } from './read-age.ts'
import { readDescribedContainers, readDescribedVolumes } from './read-described-containers.ts'
import type { ReadObject } from './read-table.ts'
import { SightingBuilder } from './sighting-builder.ts'
import { SPECIAL_FIELDS } from './special-fields.ts'

/** One object of `kubectl describe`, from its 'Name:' to the next. */
export function readDescription(
  lines: readonly StateLine[],
  source: string,
): { object: ReadObject | null; events: KubeEvent[] } {
  const nodes = growDescription(lines)
  const name = childOf(nodes, 'Name')?.value ?? ''
  const kind = kindOfDescription(nodes)
  const [begin, firstLine] = [nodes[0], lines[0]]
  if (name === '' || kind === null || begin === undefined || firstLine === undefined)
    return { object: null, events: [] }
  const builder = new SightingBuilder(kind, name, source, 'whole')
  const namespace = childOf(nodes, 'Namespace')?.value ?? ''
  builder.namespace = isNothing(namespace) ? null : namespace
  builder.set('name', name, begin.at)
  addPairs(builder, 'labels', childOf(nodes, 'Labels'))
  addPairs(builder, 'selector', childOf(nodes, 'Selector'))
  const owner = childOf(nodes, 'Controlled By')
  if (owner !== undefined) builder.set('owner', owner.value, owner.at)
  addConditions(builder, childOf(nodes, 'Conditions'))
  const template = childOf(nodes, 'Pod Template')
  addPodSpec(builder, template === undefined ? nodes : template.children)
  if (template !== undefined) addPairs(builder, 'template', childOf(template.children, 'Labels'))
  SPECIAL_FIELDS[kind]?.(builder, nodes)
  return {
    object: { sighting: builder.finish(), line: firstLine.line },
    events: eventsOf(childOf(nodes, 'Events'), builder, source),
  }
}

function addPairs(builder: SightingBuilder, prefix: string, node: DescribedNode | undefined): void {
  if (node === undefined) return
  for (const one of [{ text: node.value, at: node.at }, ...node.children])
    for (const pair of one.text.split(',')) {
      const match = /^([\w./-]+)=(\S*)$/.exec(pair.trim())
      if (match) builder.set(`${prefix}.${match[1]}`, match[2], one.at)
    }
}

function addPodSpec(builder: SightingBuilder, nodes: readonly DescribedNode[]): void {
  const account = childOf(nodes, 'Service Account')
  if (account !== undefined) builder.set('serviceAccount', account.value, account.at)
  readDescribedContainers(builder, childOf(nodes, 'Containers'), 'container')
  readDescribedContainers(builder, childOf(nodes, 'Init Containers'), 'init')
  readDescribedVolumes(builder, childOf(nodes, 'Volumes'))
  addPairs(builder, 'nodeSelector', childOf(nodes, 'Node-Selectors'))
  const tolerations = childOf(nodes, 'Tolerations')
  if (tolerations !== undefined && !isNothing(tolerations.value))
    for (const one of [{ text: tolerations.value, at: tolerations.at }, ...tolerations.children])
      builder.set(`toleration.${one.text}`, one.text, one.at)
}

/** Rows of `Type Status [heartbeat] Reason Message`, by the columns of their header. */
function addConditions(builder: SightingBuilder, node: DescribedNode | undefined): void {
  const [header, ...rows] = node?.children ?? []
  if (header === undefined) return
  const starts = [...header.at.raw.matchAll(/\S+/g)].map((match) => ({ name: match[0], start: match.index }))
  const cell = (raw: string, name: string): string => {
    const index = starts.findIndex((one) => one.name === name)
    const column = starts[index]
    if (column === undefined) return ''
    return raw.slice(column.start, starts[index + 1]?.start ?? raw.length).trim()
  }
  for (const { at, text } of rows) {
    const [type, status] = text.split(/\s+/)
    if (type === undefined || status === undefined || type.startsWith('--')) continue
    builder.set(`condition.${type}`, status, at)
    builder.set(`condition.${type}.reason`, cell(at.raw, 'Reason'), at)
    builder.set(`condition.${type}.message`, cell(at.raw, 'Message'), at)
  }
}

function eventsOf(node: DescribedNode | undefined, owner: SightingBuilder, source: string): KubeEvent[] {
  return (node?.children ?? []).flatMap(({ at, text }) => {
    const match = /^(Normal|Warning)\s+(\w+)\s+(\S+(?: \(x\d+ over [\dydhms]+\))?)\s{2,}/.exec(text)
    if (match === null) return []
    const [whole, type = '', reason = '', seen = ''] = match
    const said = text.slice(whole.length)
    const gap = said.search(/\s{2}/)
    return [
      {
        type,
        reason,
        kind: owner.kind,
        name: owner.name,
        namespace: owner.namespace,
        message: gap < 0 ? '' : said.slice(gap).trimStart(),
        count: readTimes(seen),
        ageSeconds: readAge(seen),
        timestampMs: null,
        source,
        line: at.line,
        offset: at.offset,
        raw: at.raw,
      },
    ]
  })
}
