import type { World } from './world.ts'

const RECOVERED =
  /\b(?:after|on|in|at) (?:\d{1,3} (?:attempts?|retries|tries)|(?:attempt|retry|try) \d{1,3}|(?:the |a )?(?:second|third|\d(?:nd|rd|th)) (?:attempt|retry|try))\b|\b(?:retry|attempt \d+) (?:succeeded|successful|was successful)\b/i
const FAILED = /\b(?:fail\w*|gave up|giving up|error|abort\w*|exhausted|not \w+ed)\b/i

/** When work that had failed is said to have succeeded by another try, in order. */
export const findRecoveries = (world: World): number[] =>
  world.units
    .filter(
      ({ level, samples }) =>
        level !== 'error' &&
        level !== 'fatal' &&
        samples.some(({ message }) => RECOVERED.test(message)) &&
        samples.every(({ message }) => !FAILED.test(message)),
    )
    .flatMap((unit) =>
      Object.values(unit.buckets).flatMap(([count, atMs]) => Array.from({ length: count }, () => atMs)),
    )
    .toSorted((a, b) => a - b)
