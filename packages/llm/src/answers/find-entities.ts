import type { FactLine } from './incident-facts.ts'

export type EntityKind = 'hosts' | 'users' | 'endpoints'

export interface EntityCount {
  readonly name: string
  readonly count: number
  readonly lineIds: readonly string[]
}

/** Only what the lines spell out in so many words. The first group is the name. */
const PATTERNS: Record<EntityKind, readonly RegExp[]> = {
  hosts: [
    /\b(?:host|hostname|node|server|instance|upstream|addr(?:ess)?|peer|remote)["']?\s*[=:]\s*["']?(?:https?:\/\/)?([A-Za-z0-9][\w.-]*(?::\d{2,5})?)/gi,
    /^[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d ([\w.-]+) /g,
    /\b(?:node|pod|host)\/([a-z0-9][\w.-]*)/g,
    /\b((?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5})?)\b/g,
    /(?<![\w.-])([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:\d{2,5})\b/gi,
    /\b(?:to|at|from|on)\s+([a-z][a-z0-9-]*:\d{2,5})\b/gi,
  ],
  users: [
    /\b(?:user(?:name|_?id)?|login|account|customer_?id)["']?\s*[=:]\s*["']([\w.@+:-]{2,96})["']/gi,
    /\b(?:user(?:name|_?id)?|login|account|customer_?id)["']?\s*[=:]\s*([\w.@+-]{2,64})/gi,
    /\bfor (?:invalid )?user ([\w.@+-]{1,64})/gi,
    /\b([\w.+-]+@[\w-]+(?:\.[\w-]+)+)\b/g,
  ],
  endpoints: [
    /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+((?:https?:\/\/[^\s"'?]+)?\/[^\s"'?]*)/g,
    /\b(?:path|url|uri|route|endpoint)["']?\s*[=:]\s*["']?((?:https?:\/\/[^\s"'?]+)?\/[^\s"'?,;]*)/gi,
  ],
}

/** Most mentioned first; ties by name, so that the answer is the same each time. */
export function findEntities(lines: readonly FactLine[], kind: EntityKind): EntityCount[] {
  const found = new Map<string, Set<string>>()
  for (const line of lines) {
    for (const pattern of PATTERNS[kind]) {
      for (const match of line.text.matchAll(pattern)) {
        const [, name] = match
        if (!name) continue
        const lineIds = found.get(name) ?? new Set()
        lineIds.add(line.id)
        found.set(name, lineIds)
      }
    }
  }
  return [...found]
    .map(([name, lineIds]) => ({ name, count: lineIds.size, lineIds: [...lineIds] }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}
