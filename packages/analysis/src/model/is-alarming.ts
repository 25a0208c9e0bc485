import type { Level } from './log-event.ts'

const ALARMING: ReadonlySet<Level | null> = new Set(['warn', 'error', 'fatal'])

/** Its authors call it more than news. */
export const isAlarming = (level: Level | null): boolean => ALARMING.has(level)
