import { join } from 'node:path'
import type { StandIn } from '#sandbox/http/stand-in.ts'
import { liveRoutes } from './live.ts'
import { mailboxApiRoutes } from './mailbox-api.ts'
import { mailboxPageRoutes } from './mailbox-pages.ts'
import { openMessageStore } from './message-store.ts'
import { startSmtpServer } from './smtp-server.ts'

export type MailStandIn = StandIn & { smtpUrl: string }

/**
 * A mail server and its mailbox. `dataDir` null keeps messages in memory only; `smtpPort` 0 takes a
 * free port.
 */
export async function startMail(dataDir: string | null, smtpPort: number): Promise<MailStandIn> {
  const store = await openMessageStore(dataDir === null ? null : join(dataDir, 'mail'))
  const smtp = await startSmtpServer(store, smtpPort)
  const live = liveRoutes(store)
  return {
    title: 'Mailbox',
    purpose: 'Every email the marketplace sends. They stay here and aren’t delivered.',
    homePath: '/mail',
    smtpUrl: smtp.url,
    routes: [...mailboxPageRoutes(store), ...mailboxApiRoutes(store), ...live.routes],
    async stop() {
      live.stop()
      await smtp.stop()
    },
  }
}
