import { openMessageStore } from '#sandbox/mail/message-store.ts'
import { startSmtpServer } from '#sandbox/mail/smtp-server.ts'

export interface PostOffice {
  smtpUrl: string
  /** How many copies of each email came, by Message-ID. */
  copies: ReadonlyMap<string, number>
  /** Refuses everything until it is opened again. */
  isShut: boolean
  stop(): Promise<void>
}

/** A mail server in our own process, so that it has every delivery whatever is killed. */
export async function openPostOffice(): Promise<PostOffice> {
  const copies = new Map<string, number>()
  const store = await openMessageStore(null)
  const office = { copies, isShut: false, smtpUrl: '', stop: () => smtp.stop() }
  const counting: typeof store = {
    ...store,
    async add(raw, envelope) {
      if (office.isShut) throw new Error('The mail server takes nothing now')
      const id = /^Message-ID:\s*(\S+)/im.exec(Buffer.from(raw).toString())?.[1] ?? 'none'
      copies.set(id, (copies.get(id) ?? 0) + 1)
      return { id, raw, receivedAt: new Date().toISOString(), envelope }
    },
  }
  const smtp = await startSmtpServer(counting, 0)
  office.smtpUrl = smtp.url
  return office
}
