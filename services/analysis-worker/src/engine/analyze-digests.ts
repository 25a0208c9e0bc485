import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { surveyDigest } from '@holdfast/analysis/analyze/survey-digest'
import { evictDigest } from '@holdfast/analysis/digest/evict-digest'
import { mergeDigests } from '@holdfast/analysis/digest/merge-digests'
import type { Digest } from '@holdfast/analysis/model/digest'
import type { AnalyzeResult, AnalyzeTask } from './engine-task.ts'
import { packDigest, unpackDigest } from '@holdfast/records/digests/pack-digest'

export function analyze({ memory, digests, keepMs, quietGapMs, apart }: AnalyzeTask): AnalyzeResult {
  let merged: Digest | null = null
  for (const packed of memory ? [memory, ...digests] : digests) {
    const digest = unpackDigest(packed)
    if (digest) merged = merged ? mergeDigests(merged, digest) : digest
  }
  if (!merged) return { findings: [], survey: null, memory: null }
  return {
    findings: analyzeDigest(merged, { quietGapMs, apart }),
    survey: surveyDigest(merged),
    memory: keepMs === null ? null : packDigest(evictDigest(merged, keepMs)),
  }
}
