import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './infra/bootstrap/slow-first.ts'

// Vitest leaves one core to whoever watches: on two that would be half of them.
const cores = Math.max(2, os.availableParallelism() - 1)
const shared = { environment: 'node', include: [] as string[], maxWorkers: cores }

/** Node reads TypeScript itself: through Vite the engine takes a third longer. */
const native = { experimental: { viteModuleRunner: false } }

/** Modules keep nothing that one file could spoil for another, and loading them anew was a third of the work. */
const unit = {
  ...shared,
  isolate: false,
  // On a busy machine; what is not linear took minutes.
  testTimeout: 20_000,
  exclude: ['**/*.{integration,e2e,nightly}.test.{ts,tsx}', '**/node_modules/**'],
}

/** They wait for servers, disks and pages nearly half of their time. */
const waiting = { ...shared, maxWorkers: cores + 1 }

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          ...unit,
          ...native,
          name: 'unit',
          include: ['{packages,services,infra}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...unit,
          name: 'frontend',
          include: ['frontend/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...waiting,
          ...native,
          name: 'integration',
          globalSetup: ['packages/testing/src/shared-postgres.ts'],
          include: ['{packages,services,infra}/**/*.integration.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...waiting,
          ...native,
          name: 'e2e',
          globalSetup: ['packages/testing/src/shared-postgres.ts', 'packages/testing/src/unpack-chromium.ts'],
          include: ['{packages,services,infra,frontend}/**/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          ...native,
          name: 'nightly',
          globalSetup: ['packages/testing/src/shared-postgres.ts', 'packages/testing/src/unpack-chromium.ts'],
          include: ['{packages,services,infra,frontend}/**/*.nightly.test.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
