import { describe, expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'

const partner = [
  ...every('partner-app', [0, 1205], 2, (index) => `rates ${index} refreshed`),
  ...every('partner-app', [1205, 2400], 2, () => 'rates could not be read: no Route matched, 404 Not Found', 'error'),
]

describe('something missing', () => {
  it('is held against whoever deleted something just before', () => {
    const deleted = every('gitops', [1200, 1201], 1, () => 'deleting route rates-v1')
    const [finding] = analyzeLines(
      partner,
      every('gitops', [0, 2400], 60, () => 'sync finished'),
      deleted,
    )
    expect(finding).toMatchObject({ service: 'gitops' })
    expect(finding?.rootCause).toContain('deleted or emptied by gitops')
  })

  it('stays with the one that misses it where nothing was deleted', () => {
    const [finding] = analyzeLines(
      partner,
      every('gitops', [0, 2400], 60, () => 'sync finished'),
    )
    expect(finding).toMatchObject({ service: 'partner-app' })
  })
})
