export interface Gate {
  readonly name: string
  readonly command: string
  readonly args: string[]
  readonly env?: Record<string, string>
}

// The compiler is parallel by itself; ten of them at once only take each other's memory.
const turbo = ['--concurrency=2', '--output-logs=errors-only', '--no-update-notifier']

/** What `npm run check` holds the source to; gates.test.ts seeds a violation of each. */
export const gates: Gate[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings', '--quiet', '.'] },
  { name: 'types', command: 'turbo', args: ['run', 'types', '--continue', ...turbo] },
  {
    name: 'dead code',
    command: 'node_modules/knip/bin/knip.js',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    // With it, knip takes it that installing the hooks of lefthook.yml is up to each person.
    env: { CI: 'true' },
  },
]
