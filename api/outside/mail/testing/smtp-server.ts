import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server of this machine, without TLS. It asks for no password unless `options` say so. */
export async function openSmtpServer(
  options: SMTPServerOptions,
): Promise<{ host: string; close: () => Promise<void> }> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // A server on a port, not on a pipe, has an address with a port.
  const { port } = server.server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Refuses with an answer of SMTP. */
export const smtpRefusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })
