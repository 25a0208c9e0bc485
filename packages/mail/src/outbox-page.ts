import { BlockList, isIP } from 'node:net'
import { AppError } from '@holdfast/runtime/app-error'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { OutgoingMail } from './outgoing-mail.ts'
import { type ShownMail, renderOutboxPage } from './render-outbox-page.ts'

export interface OutboxPageOptions {
  /** Latest first. */
  listRecent(limit: number): Promise<(OutgoingMail & { id: string; createdAt: Date })[]>
}

export const outboxPath = '/dev/outbox'

const MAILS_SHOWN = 100
const PROXY_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-(?:real|client|cluster-client)-ip|x-original-.*|x-envoy-.*|cf-.*|.*-client-ip)$/
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Standalone without SMTP shows its mails here. They open accounts, so only this machine may look: the peer of the
 * socket must be loopback, and the Host header too, or a web page could rebind its name to reach us. A proxy on this
 * machine passes strangers on as its own: whatever says that it was passed on is refused.
 */
export const outboxPage: FastifyPluginAsync<OutboxPageOptions> = async (app, options) => {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new AppError('not_found', 'There is nothing at this address.')
  })
  const list = async (): Promise<ShownMail[]> =>
    (await options.listRecent(MAILS_SHOWN)).map(({ id, to, subject, html, text, createdAt }) => ({
      id,
      to,
      subject,
      html,
      text,
      created_at: createdAt.toISOString(),
    }))
  app.get(outboxPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderOutboxPage(await list())),
  )
  app.get(`${outboxPath}.json`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ mails: await list() }),
  )
}

function isFromThisMachine(request: FastifyRequest): boolean {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const wasPassedOn = Object.keys(request.headers).some((name) => PROXY_HEADER.test(name))
  return isLoopback(peer) && isLoopbackHost(request.headers.host ?? '') && !wasPassedOn
}

function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Whether the product is meant for this machine alone, by the address in its mails. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).host)

function isLoopbackHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1'))
}
