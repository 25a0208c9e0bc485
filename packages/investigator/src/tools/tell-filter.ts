import type { Filter } from './inputs.ts'

/** What a search was narrowed to, for a person: ' in billing, warnings and worse, 09:00 to 09:20'. */
export function tellFilter({ service, level, from, to }: Omit<Filter, 'words'>): string {
  const parts = [
    ...(level === 'warn' ? ['warnings and worse'] : level === 'error' ? ['errors'] : []),
    ...(from && to ? [`${from} to ${to}`] : from ? [`from ${from}`] : to ? [`until ${to}`] : []),
  ]
  return `${service ? ` in ${service}` : ''}${parts.map((part) => `, ${part}`).join('')}`
}

export const tellLines = (count: number): string => `${count} ${count === 1 ? 'line' : 'lines'}`
