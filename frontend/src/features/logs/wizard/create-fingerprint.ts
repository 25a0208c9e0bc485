/** 'agent-', random text and the time: unique without asking the server. */
export function createFingerprint(nowMs: number): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
  return `agent-${random.slice(0, 9)}-${nowMs}`
}
