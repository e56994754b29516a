import type { Email } from './email.ts'
import { writeHtml } from './write-html.ts'
import type { Masthead } from './write-html.ts'
import { writeText } from './write-text.ts'

export type WrittenEmail = { subject: string; html: string; text: string }

/** The e-mail in both forms, as it is sent. */
export async function writeEmail(email: Email, masthead: Masthead): Promise<WrittenEmail> {
  return {
    subject: email.subject,
    html: await writeHtml(email, masthead),
    text: writeText(email),
  }
}
