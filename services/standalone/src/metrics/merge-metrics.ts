interface Family {
  readonly comments: string[]
  readonly samples: string[]
}

const nameOf = (line: string): string => /^(?:# (?:HELP|TYPE) )?([a-zA-Z_:][\w:]*)/.exec(line)?.[1] ?? ''

/** A histogram's samples carry a suffix that its family's name does not. */
const familyOf = (name: string, families: ReadonlyMap<string, Family>): string => {
  const base = name.replace(/_(?:bucket|sum|count)$/, '')
  return families.has(name) ? name : families.has(base) ? base : name
}

const withLabel = (line: string, label: string): string =>
  /^[\w:]+\{/.test(line) ? line.replace('{', `{${label},`) : line.replace(/^([\w:]+)/, `$1{${label}}`)

/** One Prometheus page out of those of several processes: each sample says whose it is, each family stands once. */
export function mergeMetrics(pages: readonly { process: string; text: string }[]): string {
  const families = new Map<string, Family>()
  for (const { process, text } of pages) {
    for (const line of text.split('\n')) {
      if (line === '') continue
      const name = familyOf(nameOf(line), families)
      const family = families.get(name) ?? { comments: [], samples: [] }
      families.set(name, family)
      if (!line.startsWith('#')) family.samples.push(withLabel(line, `process=${JSON.stringify(process)}`))
      else if (!family.comments.includes(line)) family.comments.push(line)
    }
  }
  const lines = [...families.values()].flatMap(({ comments, samples }) => [...comments, ...samples])
  return `${lines.join('\n')}\n`
}
