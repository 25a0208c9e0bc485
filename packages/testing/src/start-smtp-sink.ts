import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Takes every mail; refuses for good (550); puts off (451); or never answers. */
export type SmtpMode = 'accept' | 'refuse' | 'defer' | 'hang'

export interface SmtpSink {
  readonly url: string
  mode: SmtpMode
  readonly messages: readonly Email[]
  /** Resolves with the first mail to this address, one that is here already or the next to come. */
  waitForMessage(to: string): Promise<Email>
  stop(): Promise<void>
}

const smtpError = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })

const isTo = (message: Email, address: string) => (message.to ?? []).some((entry) => entry.address === address)

/** A mail server that keeps what it is sent. */
export async function startSmtpSink(initialMode: SmtpMode = 'accept'): Promise<SmtpSink> {
  const messages: Email[] = []
  const waiting = new Set<(message: Email) => void>()
  const receive = async (stream: NodeJS.ReadableStream, done: (error?: Error) => void) => {
    const message = await PostalMime.parse(await buffer(stream))
    messages.push(message)
    for (const tell of waiting) tell(message)
    done()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (sink.mode === 'accept') done()
      if (sink.mode === 'refuse') done(smtpError('No such mailbox here', 550))
      if (sink.mode === 'defer') done(smtpError('Try again later', 451))
    },
    onData: (stream, _session, done) => {
      void receive(stream, done)
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.server.address()
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mode: initialMode,
    messages,
    waitForMessage: (to) => {
      const present = messages.find((message) => isTo(message, to))
      if (present) return Promise.resolve(present)
      return new Promise((resolve) => {
        const tell = (message: Email) => {
          if (!isTo(message, to)) return
          waiting.delete(tell)
          resolve(message)
        }
        waiting.add(tell)
      })
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return sink
}
