import { expect, it } from 'vitest'
import { parseException } from './parse-exception.ts'

const FRAMES = ['\tat com.acme.Erp.pull(Erp.java:675)', '\tat com.acme.Main.run(Main.java:12)']

it('finds the exception behind what the line says first, where its frames follow', () => {
  const line = 'pull of erp failed: javax.net.ssl.SSLHandshakeException: TLS10 is not accepted: [TLS13]'
  expect(parseException([line, ...FRAMES])).toMatchObject({
    type: 'javax.net.ssl.SSLHandshakeException',
    message: 'TLS10 is not accepted: [TLS13]',
  })
  expect(parseException([line])).toBeUndefined()
  expect(parseException(['pull of erp failed: try again', ...FRAMES])).toMatchObject({ type: 'unknown' })
})
