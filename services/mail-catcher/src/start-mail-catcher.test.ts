import { request } from 'node:http'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type MailCatcher, startMailCatcher } from './start-mail-catcher.ts'

const Mails = z.object({ mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })) })

let catcher: MailCatcher
beforeEach(async () => {
  catcher = await startMailCatcher({ HOST: '127.0.0.1', PORT: 0, SMTP_PORT: 0 })
})
afterEach(() => catcher.close())

const get = (path: string) => fetch(`http://127.0.0.1:${catcher.pagePort}${path}`)

async function send(subject: string): Promise<void> {
  const transport = createTransport(`smtp://127.0.0.1:${catcher.smtpPort}`)
  const link = 'http://localhost:8000/api/v1/auth/verify-email?token=t'
  await transport.sendMail({
    from: 'a@example.com',
    to: 'ada@example.com',
    subject,
    text: link,
    html: `<p>${link}</p>`,
  })
  transport.close()
}

it('shows what it was sent, latest first', async () => {
  await send('One')
  await send('Two')
  const { mails } = Mails.parse(await (await get('/dev/outbox.json')).json())
  expect(mails.map(({ subject }) => subject)).toEqual(['Two', 'One'])
  expect(mails[0]).toMatchObject({ to: 'ada@example.com', text: expect.stringContaining('verify-email?token=t') })
  expect(await (await get('/')).text()).toContain('verify-email?token=t')
})

it('shows nothing to a name that is not of this machine', async () => {
  await send('One')
  const status = await new Promise((resolve) => {
    const options = { port: catcher.pagePort, path: '/dev/outbox.json', headers: { host: 'evil.example' } }
    request({ host: '127.0.0.1', ...options }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(404)
})
