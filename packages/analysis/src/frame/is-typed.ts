/** `ops@web-1:~$ dmesg`, `[root@db ~]# ls`, `$ kubectl get pods`, `PS C:\\> Get-Service`, `core-1#show clock`, `edge1$ journalctl -u varnish` */
const PROMPT =
  /^(?:[\w.-]{1,40}@[\w.-]{1,60}(?:[: ][^$#%]{0,80})?[$#%] |\[[\w.-]{1,40}@[\w.-]{1,60} [^\]]{1,80}\][$#] |\$ [a-z./]|PS [A-Z]:\\[^>]{0,80}> |[\w.-]{2,40}[$#] [a-z][\w./-]{1,30} -|[\w.-]{2,40}[#>] ?(?:show|debug|ping|conf|display|sh) )/

/** How a pipeline shows the command of a step: '##[group]Run npm ci'. */
const STEP = /^##\[(?:group|command|section|endgroup)\]/

/** A command that somebody typed at a prompt, or that a step runs: what it prints says how things are, and it does not. */
export const isTyped = (text: string): boolean => PROMPT.test(text) || STEP.test(text)
