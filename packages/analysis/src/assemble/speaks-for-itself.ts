import { isTyped } from '../frame/is-typed.ts'

/** `kubelet[1204]: …`, `make: *** …`, `OpenJDK 64-Bit Server VM warning: …` */
const PROGRAM =
  /^(?:[A-Za-z][\w.+/-]{1,40}\[\d{1,8}\]: |make: \*\*\* |(?:OpenJDK|Java HotSpot\(TM\)) .{1,40} warning: )/

/** A line at the margin that is no part of what was said before: a command was typed, or a program names itself. */
export const speaksForItself = (text: string): boolean => isTyped(text) || PROGRAM.test(text)
