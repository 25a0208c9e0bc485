import { expect, it } from 'vitest'
import { originPath } from './origin-path.ts'

it.each([
  { from: '/dashboard/incidents?q=db', path: '/dashboard/incidents?q=db' },
  { from: '/dashboard', path: '/dashboard' },
  { from: '//evil.example/dashboard', path: '/dashboard' },
  { from: '/dashboardevil', path: '/dashboard' },
  { from: null, path: '/dashboard' },
])('$from leads to $path', ({ from, path }) => {
  expect(originPath(from)).toBe(path)
})
