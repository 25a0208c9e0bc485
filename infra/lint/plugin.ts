import { boundaries } from './boundaries.ts'
import { fileNames } from './file-names.ts'
import { linearPatterns } from './linear-patterns.ts'
import { noBarrel } from './no-barrel.ts'
import { noModuleState } from './no-module-state.ts'
import { pureAnalysis } from './pure-analysis.ts'

/** The rules of the house that oxlint does not know by itself; .oxlintrc.json says where each applies. */
export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    'file-names': fileNames,
    'linear-patterns': linearPatterns,
    'no-barrel': noBarrel,
    'no-module-state': noModuleState,
    'pure-analysis': pureAnalysis,
  },
}
