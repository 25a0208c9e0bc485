/** Told apart by their dashes, too. Red is left to what is wrong. */
export const LINE_LOOKS = [
  { color: '--accent', dash: [] },
  { color: '--good', dash: [] },
  { color: '--medium', dash: [] },
  { color: '--low', dash: [6, 3] },
  { color: '--high', dash: [6, 3] },
  { color: '--accent', dash: [2, 3] },
  { color: '--good', dash: [2, 3] },
  { color: '--faint', dash: [2, 3] },
] as const

export const lookOf = (index: number) => LINE_LOOKS[index % LINE_LOOKS.length] ?? LINE_LOOKS[0]

/** A canvas knows no variables. */
export const readColor = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name)
