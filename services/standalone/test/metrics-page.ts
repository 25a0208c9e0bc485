/** Names and labels that a Prometheus page offers to queries. */
export interface MetricsPage {
  /** `_bucket`, `_sum` and `_count` of histograms included. */
  readonly names: ReadonlySet<string>
  /** Of the metrics that have samples. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>
}

const suffixes: Readonly<Record<string, readonly string[]>> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
}

export function readMetricsPage(text: string): MetricsPage {
  const names = new Set<string>()
  const labels = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    const [, declared, type = ''] = /^# TYPE (\S+) (\S+)/.exec(line) ?? []
    if (declared) for (const suffix of suffixes[type] ?? ['']) names.add(declared + suffix)
    const [, name, list] = /^([a-zA-Z_:][\w:]*)\{(.*)\} /.exec(line) ?? []
    if (!name) continue
    const known = labels.get(name) ?? new Set()
    labels.set(name, known)
    for (const [, label = ''] of (list ?? '').matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label)
  }
  return { names, labels }
}

export interface UsedMetric {
  readonly name: string
  readonly labels: string[]
}

const words = new Set(
  'sum max min avg count by without on ignoring group_left group_right and or unless offset bool topk bottomk'.split(
    ' ',
  ),
)

/** The metrics of a PromQL expression with the labels that it selects them by; throws where brackets do not match. */
export function readExpression(expression: string): UsedMetric[] {
  assertBalanced(expression)
  const plain = expression
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\boffset\s+\w+/g, '')
  const pattern = /([a-zA-Z_:][\w:]*)(\s*\()?(?:\{((?:[^}"]|"(?:[^"\\]|\\.)*")*)\})?/g
  return [...plain.matchAll(pattern)].flatMap(([, name = '', call, selector = '']) => {
    if (call !== undefined || words.has(name) || /^(?:\d|e\d)/.test(name)) return []
    return [{ name, labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label) }]
  })
}

/** The labels that an expression groups by. */
export const groupedBy = (expression: string): string[] =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )

function assertBalanced(expression: string): void {
  const open: string[] = []
  const partner: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
  for (const character of expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')) {
    if ('([{'.includes(character)) open.push(character)
    else if (partner[character] && open.pop() !== partner[character]) throw new Error(`not balanced: ${expression}`)
  }
  if (open.length > 0 || /"/.test(expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))
    throw new Error(`not balanced: ${expression}`)
}
