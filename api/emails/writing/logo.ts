import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailPicture } from '#api/outside/mail/mail.port.ts'

const contentId = 'mark@emails'

/** How the HTML of an email names the mark. */
export const markUrl = `cid:${contentId}`

let reading: Promise<MailPicture> | undefined

/**
 * The mark travels inside the email: so it shows without asking whether pictures may, and nobody
 * learns when an email is read.
 */
export function readMark(): Promise<MailPicture> {
  reading ??= readFile(join(import.meta.dirname, 'mark.png')).then((content) => ({
    contentId,
    fileName: 'mark.png',
    mimeType: 'image/png',
    content,
  }))
  return reading
}
