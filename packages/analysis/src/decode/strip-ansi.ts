// CSI (colours, cursor), OSC (titles, links) and two-character escapes.
const ESCAPES = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[()][0-9A-B]|[@-Z\\-_=>])/g

export function stripAnsi(text: string): string {
  return text.includes('\u001B') ? text.replaceAll(ESCAPES, '') : text
}
