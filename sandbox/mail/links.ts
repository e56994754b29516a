export type Link = { href: string; label: string }

const ANCHOR = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a\s*>/gi
const BARE = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?]/g
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** The web addresses a message leads to, each once, with the words of its link. */
export function linksIn(html: string, text: string): Link[] {
  const found = new Map<string, string>()
  for (const [, double, single, inner = ''] of html.matchAll(ANCHOR)) {
    const href = withoutEntities(double ?? single ?? '').trim()
    const label = withoutEntities(inner.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim()
    if (/^https?:\/\//i.test(href) && URL.canParse(href) && !found.get(href)) found.set(href, label)
  }
  for (const [href] of text.matchAll(BARE)) {
    if (!found.has(href) && URL.canParse(href)) found.set(href, '')
  }
  return [...found].map(([href, label]) => ({ href, label: label || href }))
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED_ENTITIES[String(name).toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    },
  )
}
