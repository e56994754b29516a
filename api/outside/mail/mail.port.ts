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

/**
 * What went wrong with a mail that was not sent. The server: could not be reached, or ended the connection; refused
 * the user or password; refused the sender; refused the recipient; anything else.
 */
export type MailFault = 'connection' | 'login' | 'sender' | 'recipient' | 'other'

/** The mail was not sent this time. Its message consists of codes alone. */
export class MailFailed extends Error {
  override readonly name: string = 'MailFailed'
  readonly fault: MailFault

  constructor(codes: string, fault: MailFault = 'other') {
    super(codes)
    this.fault = fault
  }
}

/** The mail will never arrive: the address does not exist. */
export class MailUndeliverable extends Error {
  override readonly name: string = 'MailUndeliverable'
}
