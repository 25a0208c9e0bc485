export interface Gate {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

const turbo = ['--output-logs=errors-only', '--no-update-notifier']

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
