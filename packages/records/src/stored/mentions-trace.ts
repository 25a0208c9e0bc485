/** Whether an OTLP request names a trace anywhere, as bytes or as text: most do not, and need no decoding. */
export function mentionsTrace(traceId: string): (bytes: Buffer) => boolean {
  const forms = [Buffer.from(traceId, 'hex'), Buffer.from(traceId), Buffer.from(traceId.toUpperCase())]
  return (bytes) => forms.some((form) => bytes.includes(form))
}
