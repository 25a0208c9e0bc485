import { expect, it } from 'vitest'
import { Stamp } from './scan-clock.ts'
import { scanZone } from './scan-zone.ts'

const zoneOf = (text: string): number | null => {
  const stamp = new Stamp()
  scanZone(text, 0, stamp)
  return Number.isNaN(stamp.zone) ? null : stamp.zone
}

it.each([
  [' ADT host', -180],
  [' EST: text', -300],
  [' MSK - text', 180],
  [' GMT-3 text', -180],
  [' ADT_IN', null],
  [' ADT->LAB', null],
  [' EST-gateway', null],
  [' ART.worker', null],
])('takes a whole word for a zone: %s', (text, zone) => expect(zoneOf(text)).toBe(zone))
