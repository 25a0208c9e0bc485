export const toDollars = (microUsd: number): number => microUsd / 1_000_000
