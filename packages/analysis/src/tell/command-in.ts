export interface Command {
  readonly who: string
  /** In words that stand before what it was done to: 'ran', 'patched'. */
  readonly did: string
  readonly what: string
}

/** sudo: `mara : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/sbin/reboot`. */
const SUDO = /^\s*(\S{1,60}) ?: .{0,300}?\bCOMMAND=(.{1,300})/
/** What a Kubernetes audit event is told as: `verb=patch resource=nodepools name=web username=mara`. */
const AUDIT =
  /^verb=(patch|create|update|delete) resource=(\S{1,80})(?: name=(\S{1,100}))?(?: .{0,80}?)?\busername=(\S{1,120})/
const PAST: Readonly<Record<string, string>> = {
  patch: 'patched',
  create: 'created',
  update: 'updated',
  delete: 'deleted',
}

/** Who did what, where a line is the record of a command; null for any other. */
export function commandIn(message: string): Command | null {
  const [, user, command] = SUDO.exec(message) ?? []
  if (user !== undefined && command !== undefined) return { who: user, did: 'ran', what: command.trim() }
  const [, verb = '', resource, name, username] = AUDIT.exec(message) ?? []
  if (resource === undefined || username === undefined) return null
  return { who: username, did: PAST[verb] ?? verb, what: name === undefined ? resource : `${resource} ${name}` }
}
