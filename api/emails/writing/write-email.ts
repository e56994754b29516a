import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailPicture } from '#api/outside/mail/mail.port.ts'
import type { Email } from './email.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

const contentId = 'mark@emails'

/**
 * The logo is inside the email, so that it shows without loading pictures, and nobody learns when an email is
 * read. It is read from disk with the first email, as this module is.
 */
const logo: MailPicture = {
  contentId,
  fileName: 'mark.png',
  mimeType: 'image/png',
  content: readFileSync(join(import.meta.dirname, 'mark.png')),
}

export type WrittenEmail = { subject: string; html: string; text: string; pictures: MailPicture[] }

/** The email in both forms, as it is sent, with the marketplace's name at its top. */
export async function writeEmail(email: Email, name: string): Promise<WrittenEmail> {
  return {
    subject: email.subject,
    html: await writeHtml(email, { name, logoUrl: `cid:${contentId}` }),
    text: writeText(email),
    pictures: [logo],
  }
}
