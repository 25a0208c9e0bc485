import type { HttpCall } from '../model/log-event.ts'
import { isDigit } from '../parse/scan-clock.ts'

const FAILED = 400
const SLASH = 47
const MAX_SEGMENTS = 2
const MAX_SEGMENT = 40
const ENDS_PATH = /[?#\s]/

/** 'GET /api/orders': one may slow down among many. Null for what failed, which is mostly asked by scanners. */
export function operationOf({ method, path, status }: HttpCall): string | null {
  if (path === undefined || status === undefined || status >= FAILED) return null
  if (path.charCodeAt(0) !== SLASH) return null
  let name = `${method ?? ''} `
  let pos = 0
  for (let count = 0; count < MAX_SEGMENTS && path.charCodeAt(pos) === SLASH; count += 1) {
    const end = segmentEnd(path, pos + 1)
    name += hasDigit(path, pos + 1, end) ? '/*' : path.slice(pos, end)
    pos = end
  }
  return name
}

function segmentEnd(path: string, from: number): number {
  let end = from
  while (end < path.length && end - from < MAX_SEGMENT && !endsSegment(path.charCodeAt(end), path, end)) end += 1
  return end
}

const endsSegment = (code: number, path: string, at: number): boolean =>
  code === SLASH || code === 63 || code === 35 || ((code <= 32 || code > 127) && ENDS_PATH.test(path.charAt(at)))

/** A segment with a digit names one thing among many. */
function hasDigit(path: string, from: number, end: number): boolean {
  for (let pos = from; pos < end; pos += 1) if (isDigit(path.charCodeAt(pos))) return true
  return false
}
