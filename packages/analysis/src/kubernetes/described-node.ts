import type { StateLine } from './kube-object.ts'

/** A line of a description: its key and value where it has them, and what is indented below it. */
export interface DescribedNode {
  readonly key: string
  readonly value: string
  readonly text: string
  readonly indent: number
  readonly at: StateLine
  readonly children: DescribedNode[]
}

const KEYED = /^([^\s:][^:]*|[^\s:]+(?::[^\s:]+)*):(?:\s|$)/

/** The tree that the indentation of `kubectl describe` draws. */
export function growDescription(lines: readonly StateLine[]): DescribedNode[] {
  const roots: DescribedNode[] = []
  const open: DescribedNode[] = []
  for (const at of lines) {
    const text = at.raw.trim()
    if (text === '') continue
    const indent = at.raw.length - at.raw.trimStart().length
    const match = KEYED.exec(text)
    const node: DescribedNode = {
      key: match?.[1] ?? '',
      value: text.slice(match?.[0].length ?? 0).trim(),
      text,
      indent,
      at,
      children: [],
    }
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const parent = open.at(-1)
    if (parent === undefined) roots.push(node)
    else parent.children.push(node)
    open.push(node)
  }
  return roots
}

export const childOf = (nodes: readonly DescribedNode[], key: string): DescribedNode | undefined =>
  nodes.find((node) => node.key === key)

export const isNothing = (value: string): boolean =>
  value === '' || value === '<none>' || value === '<unset>' || value === '<nil>'
