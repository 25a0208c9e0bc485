import { isMap, isScalar, isSeq, LineCounter, parseAllDocuments, type Node } from 'yaml'
import type { KubeEvent, StateLine } from './kube-object.ts'
import { ManifestNode } from './manifest-node.ts'
import { describeManifest } from './describe-manifest.ts'
import { readLoggedManifest } from './read-event-manifest.ts'
import type { ReadObject } from './read-table.ts'

const MAX_LENGTH = 16_000_000

/** Objects as `kubectl get -o yaml|json` and `cluster-info dump` print them; what is cut or broken is left out. */
export function readManifests(
  lines: readonly StateLine[],
  source: string,
): { objects: ReadObject[]; events: KubeEvent[] } {
  const text = lines.map((line) => line.raw).join('\n')
  const objects: ReadObject[] = []
  const events: KubeEvent[] = []
  const [first] = lines
  if (first === undefined || text.length > MAX_LENGTH) return { objects, events }
  const counter = new LineCounter()
  for (const document of parseAllDocuments(text, { lineCounter: counter, logLevel: 'silent', uniqueKeys: false })) {
    if (!('contents' in document) || document.contents === null) continue
    const at = (node: Node): StateLine => lines[counter.linePos(node.range?.[0] ?? 0).line - 1] ?? first
    for (const root of objectsIn(document.contents)) {
      const manifest = new ManifestNode(root, at)
      if (manifest.text('kind') === 'Event') {
        const event = readLoggedManifest(manifest, source)
        if (event !== null) events.push(event)
        continue
      }
      const sighting = describeManifest(manifest, source)
      if (sighting !== null) objects.push({ sighting, line: manifest.line.line })
    }
  }
  return { objects, events }
}

function objectsIn(root: Node): Node[] {
  if (!isMap(root)) return []
  const kind = root.get('kind')
  const items = root.get('items')
  if (!isSeq(items) || (typeof kind === 'string' && !kind.endsWith('List'))) return [root]
  return items.items.filter((item): item is Node => isMap(item)).map((item) => withKind(item, kind))
}

/** Items of a 'PodList' often leave out their own kind. */
function withKind(item: Node, list: unknown): Node {
  if (isMap(item) && typeof list === 'string' && !isScalar(item.get('kind', true)) && list !== 'List')
    item.set('kind', list.replace(/List$/, ''))
  return item
}
