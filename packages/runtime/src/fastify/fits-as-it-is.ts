import type { $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core'

/** Whether the schema lets a value through, and changes nothing of it. False also where only the schema can tell. */
export type Fits = (value: unknown) => boolean

/**
 * A cheap first look at a value that most likely is as its schema says: it makes no garbage, where the schema itself
 * makes several objects for each field. Undefined for schemas with parts that it does not know.
 */
export const fitsAsItIs = (schema: $ZodType): Fits | undefined => compile(schema, new Set())

/** The schemas around it: one that contains itself is left to zod. */
type Around = ReadonlySet<$ZodType>

function compile(schema: $ZodType, around: Around): Fits | undefined {
  if (around.has(schema)) return undefined
  const def = defOf(schema)
  return withChecks([schema, ...(def.checks ?? [])], compileType(def, new Set([...around, schema])))
}

function compileType(def: $ZodTypes['_zod']['def'], within: Around): Fits | undefined {
  switch (def.type) {
    case 'object':
      return def.catchall ? undefined : fitsObject(def.shape, within)
    case 'array':
      return fitsArray(compile(def.element, within))
    case 'nullable':
      return orElse(null, compile(def.innerType, within))
    case 'optional':
      return orElse(undefined, compile(def.innerType, within))
    // What is absent is left to zod, which knows what to put there.
    case 'default':
      return compile(def.innerType, within)
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    default:
      return undefined
  }
}

function defOf(schema: $ZodType): $ZodTypes['_zod']['def'] {
  const { _zod: zod } = schema as $ZodTypes
  return zod.def
}

const orElse = (other: null | undefined, fits: Fits | undefined): Fits | undefined =>
  fits && ((value) => value === other || fits(value))

function oneOf(values: readonly unknown[]): Fits {
  const known = new Set(values)
  return (value) => known.has(value)
}

const fitsArray = (fits: Fits | undefined): Fits | undefined =>
  fits && ((value) => Array.isArray(value) && value.every(fits))

function fitsObject(shape: Readonly<Record<string, $ZodType>>, within: Around): Fits | undefined {
  const members: Member[] = []
  for (const [name, schema] of Object.entries(shape)) {
    const fits = compile(schema, within)
    if (!fits) return undefined
    members.push({ name, fits, isOptional: defOf(schema).type === 'optional' })
  }
  const names = new Set(members.map(({ name }) => name))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    // Whatever else it has, zod leaves out, and of a value that writes itself zod takes the members.
    for (const name in value) if (!names.has(name)) return false
    for (const member of members) if (!fitsMember(value, member)) return false
    return !('toJSON' in value)
  }
}

interface Member {
  readonly name: string
  readonly fits: Fits
  readonly isOptional: boolean
}

const fitsMember = (value: object, { name, fits, isOptional }: Member): boolean =>
  name in value ? fits((value as Record<string, unknown>)[name]) : isOptional

type CheckDef = $ZodChecks['_zod']['def']

type Checked = $ZodType | { readonly _zod: { readonly def: object } }

/** Of some types the format is a check of their own. */
function withChecks(checks: readonly Checked[], fits: Fits | undefined): Fits | undefined {
  if (!fits) return undefined
  let all = fits
  for (const check of checks) {
    const { _zod: zod } = check
    if (!('check' in zod.def)) continue
    const passes = compileCheck(zod.def as CheckDef)
    if (!passes) return undefined
    all = both(all, passes)
  }
  return all
}

const both =
  (first: Fits, second: Fits): Fits =>
  (value) =>
    first(value) && second(value)

/** Formats that are their pattern and nothing else. */
const patternFormats = new Set(['uuid', 'datetime', 'regex'])

/** Called with what passed before it: a text, a number or an array. */
function compileCheck(def: CheckDef): Fits | undefined {
  switch (def.check) {
    case 'string_format': {
      const { pattern, format } = def
      if (!pattern || pattern.global || pattern.sticky || !patternFormats.has(format)) return undefined
      return (value) => pattern.test(value as string)
    }
    case 'max_length':
      return (value) => (value as { length: number }).length <= def.maximum
    case 'min_length':
      return (value) => (value as { length: number }).length >= def.minimum
    case 'number_format':
      return def.format === 'safeint' ? Number.isSafeInteger : undefined
    case 'greater_than':
      return (value) => (def.inclusive ? Number(value) >= Number(def.value) : Number(value) > Number(def.value))
    case 'less_than':
      return (value) => (def.inclusive ? Number(value) <= Number(def.value) : Number(value) < Number(def.value))
    default:
      return undefined
  }
}
