export const PERIODS = [
  { hours: 1, name: 'Last hour' },
  { hours: 24, name: 'Last 24 hours' },
  { hours: 168, name: 'Last 7 days' },
  { hours: 720, name: 'Last 30 days' },
]

export const toggle = (list: readonly string[], value: string, isOn: boolean): readonly string[] =>
  isOn ? [...list, value] : list.filter((item) => item !== value)
