export const CHECK_CODE_CHANGES = 'Check code changes'

export const SUGGESTION_CHIPS: readonly string[] = [
  'Why High severity?',
  'Propose immediate mitigation',
  'Show related incidents',
  CHECK_CODE_CHANGES,
  'Generate runbook',
]
