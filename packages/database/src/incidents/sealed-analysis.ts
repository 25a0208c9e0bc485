import { AnalysisData } from '@holdfast/contracts/analysis-data'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'
import { analysisContext } from './sealing-contexts.ts'

/** What an incident's row keeps of its analysis, as its contract has it. */
export const openAnalysis = (
  cipher: CompanyCipher,
  { id, analysis }: { readonly id: string; readonly analysis: Uint8Array },
): AnalysisData => AnalysisData.parse(openJson(cipher, analysis, analysisContext(id)))

export const sealAnalysis = (cipher: CompanyCipher, incidentId: string, analysis: AnalysisData): Buffer =>
  sealJson(cipher, analysis, analysisContext(incidentId))
