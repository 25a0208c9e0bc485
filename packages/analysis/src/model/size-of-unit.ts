const FACTORS: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4 }
const UNIT = /^([kmgt])i?b?$/i

/** How many of the smallest unit a unit of size holds: 1024 for 'kB'; 1 for what is none. */
export const sizeOfUnit = (unit: string): number => FACTORS[UNIT.exec(unit)?.[1]?.toLowerCase() ?? ''] ?? 1
