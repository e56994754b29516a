import type { MailPicture } from '#api/outside/mail/mail.port.ts'
import type { Email } from './email.ts'
import { markUrl, readMark } from './logo.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

export type WrittenEmail = { subject: string; html: string; text: string; pictures: MailPicture[] }

/** The email in both forms, as it is sent, with the name over the door. */
export async function writeEmail(email: Email, name: string): Promise<WrittenEmail> {
  return {
    subject: email.subject,
    html: await writeHtml(email, { name, markUrl }),
    text: writeText(email),
    pictures: [await readMark()],
  }
}
