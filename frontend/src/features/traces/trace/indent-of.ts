const STEP_PX = 14
/** Deeper ones stand under each other: their names must stay readable. */
const MAX_STEPS = 12

export const indentOf = (depth: number) => ({ paddingLeft: Math.min(depth, MAX_STEPS) * STEP_PX })
