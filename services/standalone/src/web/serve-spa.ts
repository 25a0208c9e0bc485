import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const distDir = path.resolve(import.meta.dirname, '../../../../frontend/dist')

/** Addresses that belong to the servers: what is unknown there is a 404, not the application. */
const isServerPath = (url: string): boolean => /^\/(?:api|v1|dev|health|ready|assets)(?:[/?]|$)/.test(url)

/** The built SPA: hashed files may be kept forever, its page is asked for again, and any unknown path is the page. */
export async function serveSpa(app: FastifyInstance, { folder = distDir }: { folder?: string } = {}): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error('The frontend is not built: start with `npm start`, which builds it.')
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep)
      reply.header('cache-control', isHashed ? `public, max-age=${365 * 86_400}, immutable` : 'no-cache')
    },
  })
  // Looked up when asked for: the files of a build that replaces this one have other names.
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(path.posix.join('assets', request.params['*'])),
  )
  app.get('/*', { schema: { hide: true } }, (request, reply) =>
    isServerPath(request.url) ? reply.callNotFound() : reply.sendFile('index.html'),
  )
}
