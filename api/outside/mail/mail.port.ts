/** A picture inside an email, which the HTML names `cid:` and its contentId. */
export type MailPicture = {
  contentId: string
  fileName: string
  mimeType: string
  content: Buffer
}

export type OutgoingMail = {
  /** The sender; missing: the usual one. */
  from?: string
  to: string
  subject: string
  html: string
  text: string
  /**
   * Unique for a message to a recipient, and the same at every try, so that a second copy can be recognised.
   */
  messageId: string
  headers: Record<string, string>
  pictures: readonly MailPicture[]
}

/** How emails are sent. */
export type MailPort = {
  /**
   * Resolves once a server has accepted the mail. Rejects with MailUndeliverable when there is no such
   * mailbox, and with MailFailed when a later try may succeed, or when the signal aborted it. Neither repeats
   * an address.
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  /** Closes every connection. */
  close(): void
}

/** The mail was not sent this time. */
export class MailFailed extends Error {
  override readonly name: string = 'MailFailed'
}

/** The mail will never arrive: the address does not exist. */
export class MailUndeliverable extends Error {
  override readonly name: string = 'MailUndeliverable'
}
