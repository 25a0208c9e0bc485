import type { TemplateSummary } from './digest.ts'

/** On so many occasions it was said: what is printed twice in a moment happened once. */
export function occasionsOf({ buckets, count }: Pick<TemplateSummary, 'buckets' | 'count'>): number {
  const moments = Object.keys(buckets).length
  return moments === 0 ? count : moments
}
