import PostalMime from 'postal-mime'
import type { Address, Attachment, Email } from 'postal-mime'
import { linksIn } from './links.ts'
import type { Link } from './links.ts'

export type Mailbox = { name: string; address: string }

export type MessagePart = {
  fileName: string
  mimeType: string
  content: Uint8Array
  contentId: string
}

export type ReadMessage = {
  from: Mailbox
  to: Mailbox[]
  cc: Mailbox[]
  /** Who it was handed over for, blind copies included. */
  recipients: string[]
  subject: string
  text: string
  /** The HTML part; empty when the message has none. */
  html: string
  headers: { name: string; value: string }[]
  links: Link[]
  attachments: MessagePart[]
}

/** Our own header, added on arrival: blind copies stand nowhere else. */
export const RECIPIENTS_HEADER = 'X-Sandbox-Recipients'

/**
 * Reads a raw message. One that breaks the rules of email is not refused: it comes back with its
 * source as its text, so that its sender can see what is wrong.
 */
export async function readMessage(raw: Uint8Array): Promise<ReadMessage> {
  try {
    return partsOf(await PostalMime.parse(raw))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      ...partsOf({ headers: [], headerLines: [], attachments: [] }),
      subject: `(unreadable: ${reason})`,
      text: new TextDecoder().decode(raw),
    }
  }
}

function partsOf(email: Email): ReadMessage {
  const recipients = email.headers.find(({ key }) => key === RECIPIENTS_HEADER.toLowerCase())
  const text = email.text ?? ''
  const html = email.html ?? ''
  return {
    from: mailboxesOf(email.from ? [email.from] : [])[0] ?? { name: '', address: '' },
    to: mailboxesOf(email.to),
    cc: mailboxesOf(email.cc),
    recipients: recipients?.value.split(',').map((address) => address.trim()) ?? [],
    subject: email.subject ?? '',
    text,
    html,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    links: linksIn(html, text),
    attachments: email.attachments.map(partOf),
  }
}

function mailboxesOf(addresses: readonly Address[] = []): Mailbox[] {
  return addresses.flatMap((each) =>
    each.group ? mailboxesOf(each.group) : [{ name: each.name, address: each.address }],
  )
}

function partOf(attachment: Attachment, index: number): MessagePart {
  const { content } = attachment
  return {
    fileName: attachment.filename ?? `part-${index + 1}`,
    mimeType: attachment.mimeType,
    content:
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? '',
  }
}
