import type { Symptom } from '../model/symptom.ts'

export interface SymptomPart {
  /** The kinds of lines that a person told apart; null for all the rest. */
  readonly apart: readonly string[] | null
  readonly symptoms: readonly Symptom[]
}

/** Lines that somebody told apart are never explained together with others, and always reason enough for an incident. */
export function partSymptoms(symptoms: readonly Symptom[], apart: readonly (readonly string[])[]): SymptomPart[] {
  let left = symptoms
  const parts: SymptomPart[] = []
  for (const templateIds of apart) {
    const wanted = new Set(templateIds)
    const told = left.filter((symptom) => symptom.templateIds.some((id) => wanted.has(id)))
    if (told.length === 0) continue
    left = left.filter((symptom) => !told.includes(symptom))
    parts.push({ apart: templateIds, symptoms: told })
  }
  return [{ apart: null, symptoms: left }, ...parts]
}
