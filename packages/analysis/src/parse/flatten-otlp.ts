interface OtlpValue {
  readonly stringValue?: string
  readonly boolValue?: boolean
  readonly intValue?: string | number
  readonly doubleValue?: number
  readonly arrayValue?: unknown
  readonly kvlistValue?: unknown
}

interface OtlpAttribute {
  readonly key?: string
  readonly value?: OtlpValue
}

interface OtlpLog {
  readonly timeUnixNano?: string | number
  readonly observedTimeUnixNano?: string | number
  readonly severityNumber?: number
  readonly severityText?: string
  readonly body?: OtlpValue
  readonly attributes?: readonly OtlpAttribute[]
  readonly traceId?: string
  readonly spanId?: string
}

export interface OtlpExport {
  readonly resourceLogs: readonly {
    readonly resource?: { readonly attributes?: readonly OtlpAttribute[] }
    readonly scopeLogs?: readonly { readonly logRecords?: readonly OtlpLog[] }[]
  }[]
}

/** One OTLP/JSON export on a line, as a collector's file exporter writes it: the most severe of its records, flat. */
export function flattenOtlp(value: OtlpExport): Record<string, unknown> {
  const { worst, resource, count } = worstOf(value)
  const flat: Record<string, unknown> = {}
  putAll(flat, resource)
  if (worst === undefined) return flat
  const sent = worst.timeUnixNano ?? 0
  flat['time'] = Number(String(sent) === '0' ? (worst.observedTimeUnixNano ?? 0) : sent)
  if (worst.severityNumber !== undefined) flat['severityNumber'] = worst.severityNumber
  if (worst.severityText !== undefined && worst.severityText !== '') flat['severityText'] = worst.severityText
  flat['message'] = plain(worst.body)
  if (worst.traceId !== undefined) flat['traceId'] = worst.traceId
  if (worst.spanId !== undefined) flat['spanId'] = worst.spanId
  putAll(flat, worst.attributes)
  if (count > 1) flat['recordCount'] = count
  return flat
}

interface Worst {
  readonly worst: OtlpLog | undefined
  /** What the resource says of the sender. */
  readonly resource: readonly OtlpAttribute[] | undefined
  /** Of all records. */
  readonly count: number
}

function worstOf({ resourceLogs }: OtlpExport): Worst {
  let worst: OtlpLog | undefined
  let resource: readonly OtlpAttribute[] | undefined
  let count = 0
  for (const entry of resourceLogs)
    for (const scope of entry.scopeLogs ?? [])
      for (const log of scope.logRecords ?? []) {
        count += 1
        if (worst !== undefined && (log.severityNumber ?? 0) <= (worst.severityNumber ?? 0)) continue
        worst = log
        resource = entry.resource?.attributes
      }
  return { worst, resource, count }
}

function putAll(flat: Record<string, unknown>, attributes: readonly OtlpAttribute[] | undefined): void {
  if (attributes !== undefined) for (const attribute of attributes) put(flat, attribute)
}

function put(flat: Record<string, unknown>, attribute: OtlpAttribute): void {
  if (attribute.key === undefined || attribute.key in flat) return
  flat[attribute.key] = plain(attribute.value)
}

function plain(value: OtlpValue | undefined): unknown {
  if (value === undefined) return ''
  return value.stringValue ?? value.boolValue ?? value.intValue ?? value.doubleValue ?? JSON.stringify(value)
}
