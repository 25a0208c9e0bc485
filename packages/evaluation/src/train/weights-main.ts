import { readTrainingCase } from './read-training-case.ts'
import { findCases } from '../score/find-cases.ts'
import { crossValidate, scoreTraining } from './cross-validate.ts'
import { fitCalibration } from './fit-calibration.ts'
import { trainWeights } from './train-weights.ts'
import { describeScores } from './describe-scores.ts'
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const [out, ...folders] = process.argv.slice(2)
const weightOf = (f: string): number => (f.includes('/gen') ? 0.3 : f.includes('/blind/') ? 2 : 1)
const t0 = performance.now()
const cases = folders.flatMap((folder) => findCases(folder).cases.flatMap((path) => [true, false].map((isWhole) => readTrainingCase(path, { weight: weightOf(path), isWhole }))))
console.log('read', cases.length, ((performance.now() - t0) / 1000).toFixed(1))
const weights = trainWeights(cases)
const cv = crossValidate(cases)
const forecasts = cv.flatMap(({ score, training }) => training.kind === 'clean' ? [] : score.judgements.filter((j) => j.confidence !== null).map((j) => ({ odds: Math.log(j.confidence! / (1 - j.confidence!)), isRight: j.causeTop1 === 1 })))
const calibration = fitCalibration(forecasts)
const done = { ...weights, calibration }
writeFileSync(out!, JSON.stringify(done, null, 1))
console.log('in-sample', describeScores(cases.filter((c) => c.isWhole).map((c) => scoreTraining(c, done))))
console.log('cross-val', describeScores(cv.map((x) => x.score)))
for (const folder of folders) console.log('  cv', basename(folder), describeScores(cv.filter((x) => x.training.folder.startsWith(folder)).map((x) => x.score)))
console.log(JSON.stringify(weights.alarm)); console.log(JSON.stringify(weights.root)); console.log(JSON.stringify(calibration))
console.log(((performance.now() - t0) / 1000).toFixed(1))
