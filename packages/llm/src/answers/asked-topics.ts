import type { Topic } from './statements.ts'

/** Turns of phrase that ask for a kind of fact, whatever else the question says; the second number is how clearly. */
const PHRASES: readonly (readonly [RegExp, number, readonly Topic[]])[] = [
  [/\bhow (?:many|much)\b|\bnumber of\b|\bcount\b/i, 2, ['count']],
  [
    /\bhow often\b|\bpatterns?\b|\bperiod\w*|\bcron\b|\btimers?\b|\binterval\w*|\bregular\w*|\bnext time\b|\bhappen next\b|\bagain\b/i,
    2,
    ['pattern'],
  ],
  [/\bdata\b|\blos[est]\w*|\bcorrupt\w*|\bintegrity\b/i, 2.5, ['data']],
  [/\bmoney\b|\brevenue\b|\bbusiness\b|\bsla\b|\bcosts?\b|\bnotice\w*/i, 3, ['impact']],
  [
    /\btrigger\w*|\bset (?:it )?off\b|\bchang\w*|\bversions?\b|\breleases?\b|\bdeploy\w*|\broll(?:ed)?[ -]?outs?\b|\bwhat (?:started|began)\b|\bjobs?\b/i,
    2,
    ['change'],
  ],
  [/\bmemory\b|\bgr[eo]w\w*|\bincreas\w*|\bleak\w*|\busage\b|\btrend\w*|\brising\b/i, 2, ['metric']],
  [/\bsuffer\w*|\bvictims?\b|\bblame\b|\bguilty\b|\bfault\b|\bculprit\b|\bcaused?\b/i, 2, ['ruled-out']],
  [/\b(?:else|other|alternative)\b|\bhypothes\w+/i, 2, ['cause']],
  [/\b\d{1,2}:\d{2}\b/, 2, ['course', 'change']],
]

export function askedTopics(question: string): Map<Topic, number> {
  const asked = new Map<Topic, number>()
  for (const [phrase, score, topics] of PHRASES) {
    if (!phrase.test(question)) continue
    for (const topic of topics) asked.set(topic, Math.max(score, asked.get(topic) ?? 0))
  }
  return asked
}
