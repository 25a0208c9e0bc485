import { expect, it } from 'vitest'
import type { Solution } from './analysis-data.ts'
import { firstCommand } from './first-command.ts'

const solution = (command: string, rest: Partial<Solution>): Solution => ({
  category: 'fix',
  priority: 'high',
  estimated_time: '5 minutes',
  command,
  description: '',
  verification: '',
  risk: 'changes-state',
  undo: null,
  is_supported: true,
  ...rest,
})

it('is the most urgent fix that is supported and destroys nothing', () => {
  expect(
    firstCommand([
      solution('drop', { priority: 'critical', risk: 'destructive' }),
      solution('guess', { priority: 'critical', is_supported: false }),
      solution('look', { priority: 'critical', category: 'diagnose', risk: 'read-only' }),
      solution('later', { priority: 'low' }),
      solution('now', {}),
    ])?.command,
  ).toBe('now')
})

it('is a look around where there is no fix', () => {
  expect(firstCommand([solution('look', { category: 'diagnose' })])?.command).toBe('look')
  expect(firstCommand([])).toBeUndefined()
})

it('is what can be run as it stands, where something can', () => {
  const look = solution('df -h /data', { category: 'diagnose' })
  expect(firstCommand([solution('lvextend -L +<size> <volume>', {}), look])).toBe(look)
  expect(firstCommand([solution('lvextend -L +<size> <volume>', {})])?.command).toContain('lvextend')
})
