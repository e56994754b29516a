/** How the server writes a link to a style sheet that is in the page itself. */
export const inlinedLink = 'stylesheet-inlined'

const linkedSheet = /<link(?: nonce="[^"]*")? rel="stylesheet" href="([^"#]*)(#?)"\s*\/?>/g

/**
 * Puts the style sheets of a page into it, so that it can be painted as soon as it has arrived. Their links remain
 * as something that browsers pass over: React takes over what it has rendered, and a later part of the website
 * finds that its style sheet is there.
 * @param html of a whole page
 * @param textOf a style sheet, by its address; undefined: it stays a link
 */
export function withInlineSheets(
  html: string,
  textOf: (address: string) => string | undefined,
  nonce: string,
): string {
  return html.replaceAll(linkedSheet, (link, address: string, mark: string) => {
    const css = textOf(address)
    if (css === undefined) return link
    const inert = `<link rel="${inlinedLink}" href="${address}${mark}" disabled=""/>`
    return `<style nonce="${nonce}">${css}</style>${inert}`
  })
}
