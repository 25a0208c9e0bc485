import { MalformedOtlp } from '../malformed-otlp.ts'

export type JsonObject = Readonly<Record<string, unknown>>

const noFields: JsonObject = Object.freeze({})
const noItems: readonly unknown[] = Object.freeze([])

/** Absent and null both mean the default, as in protobuf's JSON mapping. */
export function readObject(value: unknown, name: string): JsonObject {
  if (value === undefined || value === null) return noFields
  if (!isObject(value)) throw new MalformedOtlp(`${name} is not an object`)
  return value
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readArray(value: unknown, name: string): readonly unknown[] {
  if (value === undefined || value === null) return noItems
  if (!Array.isArray(value)) throw new MalformedOtlp(`${name} is not an array`)
  return value
}

export function readText(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw new MalformedOtlp(`${name} is not a string`)
  return value
}

/** A 64-bit integer is a decimal string in OTLP/JSON; a number is taken too. */
export function readInteger(value: unknown, name: string): bigint {
  if (value === undefined || value === null) return 0n
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value)
  if (typeof value === 'string' && /^-?\d{1,20}$/.test(value)) return BigInt(value)
  throw new MalformedOtlp(`${name} is not an integer`)
}

export function readDouble(value: unknown, name: string): number {
  if (typeof value === 'number') return value
  if (value === 'NaN') return Number.NaN
  if (value === 'Infinity') return Number.POSITIVE_INFINITY
  if (value === '-Infinity') return Number.NEGATIVE_INFINITY
  if (typeof value === 'string' && value !== '' && Number.isFinite(Number(value))) return Number(value)
  throw new MalformedOtlp(`${name} is not a number`)
}

/** Nanoseconds, as a decimal string or a number, in milliseconds. */
export function readMillis(value: unknown, name: string): number {
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return Number(value) / 1e6
  return Number(readInteger(value, name)) / 1e6
}
