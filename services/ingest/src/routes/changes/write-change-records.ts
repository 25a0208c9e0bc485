import type { ReportedChange } from '@holdfast/contracts/reported-changes'

const INFO = 9
const VERBS = {
  deploy: 'deployed',
  configuration: 'configuration changed',
  scaling: 'scaled',
  restart: 'restarted',
  deletion: 'deleted',
  job: 'job started',
} as const

/**
 * Changes as log records: they are kept, accounted, cited and shown as lines are, and an attribute says what they are,
 * so that nothing has to be guessed from words.
 */
export const writeChangeRecords = (changes: readonly ReportedChange[], now: Date): Buffer =>
  Buffer.from(JSON.stringify({ resourceLogs: changes.map((change) => toResource(change, now)) }))

const toResource = (change: ReportedChange, now: Date) => ({
  resource: { attributes: attributesOf({ 'service.name': change.service }) },
  scopeLogs: [
    {
      logRecords: [
        {
          timeUnixNano: String(BigInt(change.at === undefined ? now.getTime() : Date.parse(change.at)) * 1_000_000n),
          severityNumber: INFO,
          severityText: 'INFO',
          body: { stringValue: describe(change) },
          attributes: attributesOf({
            'holdfast.change.kind': change.kind,
            'holdfast.change.version': change.version,
            'holdfast.change.actor': change.actor,
            'holdfast.change.url': change.url,
            'holdfast.change.id': change.id,
          }),
        },
      ],
    },
  ],
})

const attributesOf = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.entries(texts).flatMap(([key, stringValue]) =>
    stringValue === undefined ? [] : [{ key, value: { stringValue } }],
  )

/** 'checkout v2.41.0 deployed: Rollout of #4711 (by jane)' */
function describe({ kind, service, version, title, actor }: ReportedChange): string {
  const head = [service, version, VERBS[kind]].filter((part) => part !== undefined).join(' ')
  return `${head}${title === undefined ? '' : `: ${title}`}${actor === undefined ? '' : ` (by ${actor})`}`
}
