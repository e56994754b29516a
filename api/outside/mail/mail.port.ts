/** A picture inside an email, which the HTML calls `cid:` and its contentId. */
export type MailPicture = {
  contentId: string
  fileName: string
  mimeType: string
  content: Buffer
}

export type OutgoingMail = {
  to: string
  subject: string
  html: string
  text: string
  /** Unique for what is said to whom, and the same at every try, so that a second copy shows. */
  messageId: string
  headers: Record<string, string>
  pictures: readonly MailPicture[]
}

/** How emails leave. */
export type MailPort = {
  /**
   * Resolves once a server has taken the mail over. Rejects with MailUndeliverable when there is no
   * such mailbox, and with MailFailed when a later try may succeed, or when the signal gave it up.
   * Neither repeats an address.
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  /** Lets go of every connection. */
  close(): void
}

/** The mail did not leave this time. */
export class MailFailed extends Error {
  override readonly name: string = 'MailFailed'
}

/** The mail will never arrive: the address does not exist. */
export class MailUndeliverable extends Error {
  override readonly name: string = 'MailUndeliverable'
}
