import type { TrainedLexicon } from './train-lexicon.ts'

export function formatTrainedLexicon({
  packages,
  houses,
  statements,
  entries,
  sizeBytes,
  validation,
}: TrainedLexicon): string {
  const worst = validation.aucByHouse.filter(({ statements: count }) => count >= 100).toSorted((a, b) => a.auc - b.auc)
  const mean = worst.reduce((sum, { auc }) => sum + auc, 0) / worst.length
  return [
    `${packages} packages of ${houses} houses; ${statements.bad} statements of errors, ${statements.warning} of warnings, ${statements.fine} of neither; ${statements.raised} texts of raised errors`,
    `${entries} entries, ${sizeBytes} bytes`,
    `held-out houses, error against info: AUC ${validation.auc.toFixed(4)}, mean of houses ${mean.toFixed(4)}, calibration error ${validation.calibrationError.toFixed(4)}`,
    `worst houses: ${worst
      .slice(0, 8)
      .map(({ house, auc }) => `${house} ${auc.toFixed(3)}`)
      .join(', ')}`,
  ].join('\n')
}
