interface Ending {
  readonly succeeded?: readonly RegExp[]
  readonly failed?: readonly RegExp[]
}

/** How builds, test runs and jobs say at their end how they went, by who says it; letters of either case. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  'Maven, Gradle': { succeeded: [/\bBUILD SUCCESS(?:FUL)?\b/], failed: [/\bBUILD FAIL(?:URE|ED)\b/] },
  Jenkins: { succeeded: [/\bFinished: SUCCESS\b/], failed: [/\bFinished: (?:FAILURE|ABORTED)\b/] },
  GitLab: {
    succeeded: [/\bjob succeeded\b/, /\bpipeline (?:passed|succeeded)\b/],
    failed: [/\bjob failed\b/, /\bpipeline failed\b/],
  },
  GitHub: { failed: [/##\[error\]/] },
  shells: {
    succeeded: [/\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}0\b/],
    failed: [/\bexit(?:ed)?(?: with)?(?: code| status)?[ =:]{1,2}[1-9]\d*\b/],
  },
  make: { failed: [/\bmake(?:\[\d+\])?: \*\*\*/] },
  npm: { failed: [/^npm ERR!/] },
  Go: { succeeded: [/^ok\s+\S+\s+\d+\.\d+s$/] },
  Rust: { succeeded: [/\btest result: ok\b/], failed: [/\btest result: FAILED/] },
  'pytest, Jest, Vitest': {
    succeeded: [/\b\d+ passed\b(?!.{0,80}\b[1-9]\d* failed)/],
    failed: [/(?<![=:])\b[1-9]\d* failed\b(?![=:])/],
  },
  'JUnit, PHPUnit': {
    succeeded: [/^OK(?:, but|\s?\()/, /\bTests: +\d+, Assertions: \d+(?!.{0,80}\b(?:Failures|Errors): [1-9])/],
    failed: [/\b(?:Failures|Errors): [1-9]/],
  },
  'RSpec, Cucumber, Mocha': {
    succeeded: [/\bexamples?, 0 failures\b/],
    failed: [
      /\b(?:examples?|tests?|specs?|scenarios?),.{0,40}\b[1-9]\d* (?:failures?|failing)\b/,
      /^\s*[1-9]\d* failing$/,
    ],
  },
  'YARN, Spark': { succeeded: [/\bfinal (?:app )?status: SUCCEEDED\b/] },
  dbt: {
    succeeded: [/\bDone\. PASS=\d+ .{0,40}\bERROR=0\b/],
    failed: [/\bDone\. PASS=\d+ .{0,40}\bERROR=[1-9]/],
  },
  Ansible: {
    succeeded: [/\bunreachable=0 +failed=0 .{0,40}\brescued=/],
    failed: [/\b(?:unreachable|failed)=[1-9]\d* .{0,60}\brescued=/],
  },
  servers: {
    failed: [
      /\bapplication (?:run )?failed(?: to start)?\b/,
      /\bfatal (?:error|exception) (?:during|while|in|at|on) (?:\w+ ){0,3}(?:start\w*|boot\w*|init\w*)\b/,
      /\b(?:exiting|terminating|aborting|quitting|giving up|shutting down)\b.{0,40}\b(?:due to|because of|after|on|with)\b.{0,30}\b(?:fatal|unrecoverable|error|exception|failure)/,
      /\b(?:failed|unable|could not|cannot) (?:to )?(?:start|boot|launch|initiali[sz]e) (?:the |this |up )?(?:server|application|app|daemon|broker|process|node)\b/,
      /\b(?:start-?up|boot(?:strap)?) (?:has |was )?(?:failed|aborted)\b/,
    ],
  },
  'in plain words': {
    succeeded: [
      /\ball (?:\d+ )?(?:tests?|checks|suites) (?:have )?passed\b/,
      /(?<![\d.])0 (?:failed|failures|errors)\b/,
      /\bcompleted successfully\b/,
    ],
    failed: [
      /\b(?:build|test run|compilation) failed\b/,
      /\b(?:completed|finished|done|ended) with (?:status )?[1-9]\d* (?:errors?|failures?)\b/,
    ],
  },
}

/** One expression for all of them: asked of each line near the end of a source. */
const anyOf = (kind: keyof Ending): RegExp =>
  new RegExp(
    Object.values(ENDINGS)
      .flatMap((ending) => ending[kind] ?? [])
      .map(({ source }) => source)
      .join('|'),
    'i',
  )

export const SUCCEEDED = anyOf('succeeded')
export const FAILED = anyOf('failed')
