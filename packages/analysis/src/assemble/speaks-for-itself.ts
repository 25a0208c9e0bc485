import { isTyped } from '../frame/is-typed.ts'

/** `kubelet[1204]: …`, `make: *** …`, `OpenJDK 64-Bit Server VM warning: …` */
const PROGRAM =
  /^(?:[A-Za-z][\w.+/-]{1,40}\[\d{1,8}\]: |make: \*\*\* |(?:OpenJDK|Java HotSpot\(TM\)) .{1,40} warning: )/

/** How runners say what became of a test, a suite or a job: `test parses_dates ... ok`, `--- FAIL: TestPay`, `Job succeeded`. */
const VERDICT =
  /^(?:test .{1,160} \.\.\. \w+|test result: |(?:not )?ok \d+\b|(?:--- |=== )(?:PASS|FAIL|SKIP|RUN|CONT|PAUSE)\b|Job (?:succeeded|failed)\b|BUILD (?:SUCCESS|FAIL)|Finished: [A-Z]+$|\d+ (?:passed|failed)\b)/

/** A line at the margin that is no part of what was said before: a command was typed, a program names itself, or a runner judges. */
export const speaksForItself = (text: string): boolean => isTyped(text) || PROGRAM.test(text) || VERDICT.test(text)
