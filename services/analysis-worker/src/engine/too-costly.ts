/** A task took more time or memory than one may. It would do so again: whoever asked for it counts it and moves on. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly'
}
