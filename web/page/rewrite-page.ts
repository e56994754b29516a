/** Returns an element of a page as it is to be sent: an empty tag, the end of the head, or a whole script or style. */
export type Rewrite = (element: string) => string

const elements = /<link\b[^>]*>|<img\b[^>]*>|<\/head>|<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g

/**
 * Passes the links, pictures, scripts, style elements and the end of the head of a page to each of the rewrites in
 * turn. All at once, because a long page that is copied for each of them costs as much as rendering it.
 * @param html of a whole page
 */
export function rewritePage(html: string, rewrites: readonly Rewrite[]): string {
  return html.replaceAll(elements, (element) =>
    rewrites.reduce((rewritten, rewrite) => rewrite(rewritten), element),
  )
}
