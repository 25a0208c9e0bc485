import { once } from 'node:events'
import net from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { endSilentSocket } from './end-silent-socket.ts'

const servers: net.Server[] = []
const sockets: net.Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function connect(answer: (socket: net.Socket) => void): Promise<net.Socket> {
  const server = net.createServer((socket) => {
    sockets.push(socket)
    socket.on('data', () => answer(socket))
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const socket = net.connect(port, '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

it('ends a connection whose question is never answered', async () => {
  const socket = await connect(() => undefined)
  endSilentSocket(socket, 50)
  socket.write('are you there?')
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error).toMatchObject({ code: 'ETIMEDOUT', message: 'the other side has not answered for 0.05 s' })
})

it('leaves one alone that was answered, and one that was never asked', async () => {
  const answered = await connect((peer) => peer.write('yes'))
  const unasked = await connect(() => undefined)
  const quiet = [answered, unasked].map((socket) => {
    endSilentSocket(socket, 30)
    return once(socket, 'timeout')
  })
  answered.write('are you there?')
  await Promise.all(quiet)
  expect([answered.destroyed, unasked.destroyed]).toEqual([false, false])
})
