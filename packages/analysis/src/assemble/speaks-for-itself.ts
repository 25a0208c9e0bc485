/** `ops@web-1:~$ dmesg`, `[root@db ~]# ls`, `$ kubectl get pods`, `PS C:\\> Get-Service`, `core-1#show clock` */
const PROMPT =
  /^(?:[\w.-]{1,40}@[\w.-]{1,60}(?:[: ][^$#%]{0,80})?[$#%] |\[[\w.-]{1,40}@[\w.-]{1,60} [^\]]{1,80}\][$#] |\$ [a-z./]|PS [A-Z]:\\[^>]{0,80}> |[\w.-]{2,40}[#>] ?(?:show|debug|ping|conf|display|sh) )/

/** `kubelet[1204]: …`, `make: *** …`, `OpenJDK 64-Bit Server VM warning: …` */
const PROGRAM =
  /^(?:[A-Za-z][\w.+/-]{1,40}\[\d{1,8}\]: |make: \*\*\* |(?:OpenJDK|Java HotSpot\(TM\)) .{1,40} warning: )/

/** A line at the margin that is no part of what was said before: a command was typed, or a program names itself. */
export const speaksForItself = (text: string): boolean => PROMPT.test(text) || PROGRAM.test(text)
