/** `../../source3/winbindd/winbindd_cm.c:1902(connect)`: where the code is, not what it says. */
export const isPlace = (message: string): boolean =>
  !message.includes(' ') && /^[\w./-]+\.\w{1,4}:\d+(?:\([\w:]+\))?$/.test(message)
