import { connect, type Socket } from 'node:net'

/** One keep-alive connection with one request at a time: measures the server, and costs little itself. */
export class RawClient {
  readonly #socket: Socket
  #received = ''
  #waiting: PromiseWithResolvers<number> | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => this.#onData(text))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('the connection was closed')))
  }

  static async connect(origin: string): Promise<RawClient> {
    const { hostname, port } = new URL(origin)
    const socket = connect({ host: hostname, port: Number(port) })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', reject)
    })
    return new RawClient(socket)
  }

  /** Resolves with the status once the whole answer is here. */
  post(path: string, body: Buffer, headers: readonly string[]): Promise<number> {
    const waiting = Promise.withResolvers<number>()
    this.#waiting = waiting
    const head = [`POST ${path} HTTP/1.1`, 'host: localhost', `content-length: ${body.length}`, ...headers]
    this.#socket.cork()
    this.#socket.write(`${head.join('\r\n')}\r\n\r\n`)
    this.#socket.write(body)
    this.#socket.uncork()
    return waiting.promise
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #onData(text: string): void {
    this.#received += text
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const length = Number(/content-length: (\d+)/i.exec(this.#received)?.[1] ?? 0)
    if (this.#received.length < headEnd + 4 + length) return
    const status = Number(this.#received.slice(9, 12))
    this.#received = ''
    this.#waiting?.resolve(status)
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
  }
}
