import { openMessageStore } from '#sandbox/mail/message-store.ts'
import { startSmtpServer } from '#sandbox/mail/smtp-server.ts'

export interface TestMailbox {
  smtpUrl: string
  /** How many copies of each message came, by Message-ID. */
  copies: ReadonlyMap<string, number>
  stop(): Promise<void>
}

/** The sandbox's mail server in the test's own process, so that it outlives every other. */
export async function openTestMailbox(): Promise<TestMailbox> {
  const copies = new Map<string, number>()
  const store = await openMessageStore(null)
  const counting: typeof store = {
    ...store,
    add(raw, envelope) {
      const id = /^Message-ID:\s*(\S+)/im.exec(Buffer.from(raw).toString())?.[1] ?? 'none'
      copies.set(id, (copies.get(id) ?? 0) + 1)
      return store.add(raw, envelope)
    },
  }
  const smtp = await startSmtpServer(counting, 0)
  return { smtpUrl: smtp.url, copies, stop: () => smtp.stop() }
}
