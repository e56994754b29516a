import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { MessageStore } from './message-store.ts'

const LARGEST_MESSAGE = 10 * 1024 * 1024
const MAXIMUM_CLIENTS = 50
const CLOSING_MS = 500
/** Whatever the web pages listen on, mail comes from this machine only. */
const LOOPBACK = '127.0.0.1'

export type RunningSmtpServer = { url: string; stop(): Promise<void> }

/**
 * A mail server that takes everything up to 10 MB, with or without signing in, and sends nothing
 * on. Port 0 takes a free one.
 */
export async function startSmtpServer(
  store: MessageStore,
  port: number,
): Promise<RunningSmtpServer> {
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'Stand-in mailbox; mail goes nowhere',
    size: LARGEST_MESSAGE,
    rejectOversized: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    maxClients: MAXIMUM_CLIENTS,
    closeTimeout: CLOSING_MS,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, done) => {
      take(store, stream, session).then(
        (reply) => done(null, reply),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  const boundPort = await listen(server, port)
  // From here on errors are a client's: one that hangs up in the middle is its own affair.
  server.on('error', () => {})
  return {
    url: `smtp://${LOOPBACK}:${boundPort}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function take(
  store: MessageStore,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<string> {
  const raw = await buffer(stream)
  if (stream.sizeExceeded) return 'Too large'
  const { id } = await store.add(raw, {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    recipients: envelope.rcptTo.map(({ address }) => address),
  })
  return `Kept as ${id}`
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject)
      // A server that listens on a port, not on a pipe, has an address with a port.
      resolve((server.server.address() as AddressInfo).port)
    })
  })
}
