import type { ReadMessage } from './read-message.ts'

/**
 * What the HTML part of a message may do: show itself and open links in a new tab. No scripts, no
 * forms, no access to the mailbox around it.
 */
export const FRAME_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'img-src http: https: data:',
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
].join('; ')

export const FRAME_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** The HTML part, its links opening in a new tab and its own pictures found. */
export function framedHtml(id: string, { html, attachments }: ReadMessage): string {
  const withPictures = attachments.reduce(
    (text, { contentId }, index) =>
      contentId === ''
        ? text
        : text.replaceAll(`cid:${contentId}`, `/mail/messages/${id}/attachments/${index}`),
    html,
  )
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(withPictures)
    ? withPictures.replace(/<head[^>]*>/i, (head) => head + base)
    : base + withPictures
}
