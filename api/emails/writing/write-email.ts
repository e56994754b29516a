import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, type Language } from '#rules/text/languages.ts'
import type { MailPicture } from '#api/outside/mail/mail.port.ts'
import type { StoredLogo } from '#api/settings/logo-file.ts'
import type { Email } from './email.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

/**
 * The picture is inside the email, so that it shows without loading others, and nobody learns when an email is
 * read. It is read from disk with the first email, as this module is.
 */
const mark: MailPicture = {
  contentId: 'mark@emails',
  fileName: 'mark.png',
  mimeType: 'image/png',
  content: readFileSync(join(import.meta.dirname, 'mark.png')),
}

export type WrittenEmail = { subject: string; html: string; text: string; pictures: MailPicture[] }

/** The email in both forms, as it is sent, with the marketplace's logo, or the mark and its name, at its top. */
export async function writeEmail(
  email: Email,
  name: string,
  {
    logo = null,
    language = DEFAULT_LANGUAGE,
    accentColour = '',
  }: { logo?: StoredLogo | null; language?: Language; accentColour?: string } = {},
): Promise<WrittenEmail> {
  const picture: MailPicture = logo
    ? { contentId: 'logo@emails', fileName: 'logo.png', mimeType: 'image/png', content: logo.png }
    : mark
  const size = logo && { width: logo.width, height: logo.height }
  return {
    subject: email.subject,
    html: await writeHtml(email, {
      name,
      pictureUrl: `cid:${picture.contentId}`,
      logo: size,
      language,
      accentColour,
    }),
    text: writeText(email),
    pictures: [picture],
  }
}
