import type { LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { createMiner } from './create-miner.ts'
import { reconcileTemplates } from './reconcile-templates.ts'

export interface FileTemplates {
  readonly templates: readonly Template[]
  /** The template id of each physical line; null for blank ones between records. */
  readonly lines: readonly (string | null)[]
}

/**
 * Every line of a file with its final template: mines first, learns over all that was seen, assigns at the end.
 * The lines of one record share its template. Events may come in any order but must cover each line once.
 */
export function mineFileTemplates(events: Iterable<Pick<LogEvent, 'ref' | 'lineCount' | 'message'>>): FileTemplates {
  /** A number of the miner may be given anew after a merge, so lines remember a handle of their own. */
  const parents: number[] = []
  const handleOf: (number | undefined)[] = []
  const rootOf = (handle: number): number => {
    let root = handle
    while (parents[root] !== root) root = parents[root] as number
    return root
  }
  const miner = createMiner({
    onMerge: (from, into) => {
      parents[handleFor(from)] = handleFor(into)
      handleOf[from] = undefined
    },
  })
  const handleFor = (number: number): number => {
    const known = handleOf[number]
    if (known !== undefined) return known
    parents.push(parents.length)
    return (handleOf[number] = parents.length - 1)
  }

  const handles: (number | undefined)[] = []
  for (const event of events) {
    const handle = handleFor(miner.mine(event.message))
    for (let i = 0; i < event.lineCount; i++) handles[event.ref.line - 1 + i] = handle
  }

  const live = miner.templates()
  const final = reconcileTemplates(live.map(({ template }) => template.text))
  const ofHandle = new Map(
    live.map(({ number, template }) => [rootOf(handleFor(number)), final.get(template.text) as Template]),
  )
  const templates = new Map<string, Template>()
  const lines = Array.from(handles, (handle) => {
    if (handle === undefined) return null
    const template = ofHandle.get(rootOf(handle)) as Template
    templates.set(template.id, template)
    return template.id
  })
  return { templates: [...templates.values()].toSorted((a, b) => (a.text < b.text ? -1 : 1)), lines }
}
