import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { rootDir } from './paths.mjs'

/** What takes long, the longest first: begun last, it would run alone while the other cores wait. */
const slow = [
  'packages/evaluation/src/verdicts/verdicts.test.ts',
  'packages/evaluation/src/investigate/replay-cases.test.ts',
  'packages/analysis/src/signatures/signatures-in-engine.test.ts',
  'services/standalone/src/analyze/main.test.ts',
  'packages/evaluation/src/mask-scenarios.test.ts',
  'services/standalone/test/standalone.integration.test.ts',
  'services/ingest/test/under-pressure.integration.test.ts',
  'frontend/test/product.e2e.test.ts',
  'frontend/test/incident-list.e2e.test.ts',
  'frontend/test/incident-detail.e2e.test.ts',
  'services/ingest/test/chaos.integration.test.ts',
  'packages/queue/test/contract.integration.test.ts',
  'frontend/test/incident-actions.e2e.test.ts',
  'packages/database/test/start-embedded-postgres.integration.test.ts',
  'frontend/test/live-list.e2e.test.ts',
  'services/standalone/test/documentation/documentation.e2e.test.ts',
  'services/standalone/test/events.integration.test.ts',
  'frontend/test/accessibility.e2e.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = slow.indexOf(path.relative(rootDir, moduleId))
  return rank === -1 ? slow.length : rank
}

/** Vitest begins with what took long the last time, which a fresh clone cannot know. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
