/** Words for a speaker, the surest first; the last part of a key counts. */
const SPEAKER_KEYS = [
  /^(?:service|app|application|function|workload|deployment|container|job)_?name$/,
  /^(?:service|app|application|component|microservice|function|job|daemon|program|unit)$/,
  /^(?:worker|mod(?:ule|ul|ulo)?|sub_?sys(?:tem)?|sys(?:tem)?|comp|cmp|part|actor|quelle|origen|dept|desk|dev(?:name|ice)?|process|source_?name|provider|agent|from|origin|area|facility)$/,
]

/** The lower the surer; -1 of any other key. */
export function rankOf(key: string): number {
  const last = key
    .slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(':')) + 1)
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace(/^_/, '')
    .toLowerCase()
  return SPEAKER_KEYS.findIndex((words) => words.test(last))
}
