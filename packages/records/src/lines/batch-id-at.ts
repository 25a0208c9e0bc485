/** The first or the last id of a millisecond: ids of batches are UUIDv7, and begin with the time of receipt. */
export function batchIdAt(ms: number, end: 'first' | 'last'): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0')
  const rest = (end === 'first' ? '0' : 'f').repeat(20)
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${rest.slice(0, 4)}-${rest.slice(4, 8)}-${rest.slice(8)}`
}
