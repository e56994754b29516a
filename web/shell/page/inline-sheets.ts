import type { Rewrite } from '#web/page/rewrite-page.ts'

/** How the server writes a link to a style sheet that is in the page itself. */
export const inlinedLink = 'stylesheet-inlined'

const linkedSheet = /^<link(?: nonce="[^"]*")? rel="stylesheet" href="([^"#]*)(#?)"\s*\/?>$/

/**
 * Puts the style sheets of a page into it, so that it can be painted as soon as it has arrived. Their links remain
 * as something that browsers pass over: React takes over what it has rendered, and a later part of the website
 * finds that its style sheet is there.
 * @param textOf a style sheet, by its address; undefined: it stays a link
 * @param note called with each style sheet that is in the page
 */
export function inlineSheets(
  textOf: (address: string) => string | undefined,
  note: (css: string) => void,
): Rewrite {
  return (element) => {
    const [, address = '', mark = ''] = linkedSheet.exec(element) ?? []
    const css = address === '' ? undefined : textOf(address)
    if (css === undefined) return element
    note(css)
    return `<style>${css}</style><link rel="${inlinedLink}" href="${address}${mark}" disabled=""/>`
  }
}
