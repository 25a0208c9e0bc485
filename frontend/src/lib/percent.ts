export const percent = (share: number): string => `${Math.round(share * 100)}%`

export type Band = 'high' | 'medium' | 'low'
export const confidenceBand = (share: number): Band => (share >= 0.7 ? 'high' : share >= 0.4 ? 'medium' : 'low')
