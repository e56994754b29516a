import { z } from 'zod'
import { FOOTER_LIMITS as LIMITS, type Footer, type FooterLink } from '#contract/content.ts'
import { linkTarget } from '#rules/content/link-target.ts'

/** An empty text of an editor is null. */
const text = z.string().nullish().catch(null)
const list = z.array(z.unknown()).nullish().catch(null)

const document = z.object({ about: text, columns: list, smallText: text, smallLinks: list })
const column = z.object({ title: text, links: list })
const link = z.object({ text, url: text })

/**
 * Reads the footer in an answer of Strapi, of version 4 or 5. Links with unsafe targets are left out, and
 * texts and lists are cut to their limits.
 * @returns null for what is no footer, or is empty
 */
export function readFooter(answer: unknown, publicUrl: string): Footer | null {
  const { data } = z.object({ data: z.unknown() }).safeParse(answer).data ?? {}
  const read = document.safeParse(flattened(data))
  if (!read.success) return null
  const { about, columns, smallText, smallLinks } = read.data
  const footer = {
    about: cut(about, LIMITS.paragraph),
    columns: some(columns, LIMITS.columns, (each) => readColumn(each, publicUrl), titleOf),
    smallText: cut(smallText, LIMITS.paragraph),
    smallLinks: readLinks(smallLinks, publicUrl),
  }
  const isEmpty = Object.values(footer).every(({ length }) => length === 0)
  return isEmpty ? null : footer
}

function readColumn(given: unknown, publicUrl: string): Footer['columns'][number] | null {
  const read = column.safeParse(given)
  if (!read.success) return null
  const title = cut(read.data.title, LIMITS.title)
  const links = readLinks(read.data.links, publicUrl)
  return title === '' || links.length === 0 ? null : { title, links }
}

const titleOf = ({ title }: { title: string }) => title

function readLinks(given: unknown[] | null | undefined, publicUrl: string): FooterLink[] {
  const read = (each: unknown) => readLink(each, publicUrl)
  return some(given, LIMITS.linksOfColumn, read, ({ text }) => text)
}

function readLink(given: unknown, publicUrl: string): FooterLink | null {
  const read = link.safeParse(given)
  if (!read.success) return null
  const words = cut(read.data.text, LIMITS.text)
  const address = read.data.url?.trim() ?? ''
  if (words === '' || address === '' || address.length > LIMITS.address) return null
  const url = URL.parse(address, `${publicUrl}/`)
  const target = url && linkTarget(url, new URL(publicUrl).host)
  if (!target) return null
  const href = target === 'own' ? `${url.pathname}${url.search}${url.hash}` : url.href
  return { text: words, href, isExternal: target === 'external' }
}

/** The first entries of a list that can be read, one of each name. */
function some<Entry>(
  entries: readonly unknown[] | null | undefined,
  maximum: number,
  read: (entry: unknown) => Entry | null,
  nameOf: (entry: Entry) => string,
): Entry[] {
  const found = new Map<string, Entry>()
  for (const given of entries ?? []) {
    const entry = read(given)
    if (entry !== null && !found.has(nameOf(entry))) found.set(nameOf(entry), entry)
  }
  return [...found.values()].slice(0, maximum)
}

function cut(written: string | null | undefined, maximum: number): string {
  const line = (written ?? '').replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > maximum
    ? `${letters
        .slice(0, maximum - 1)
        .join('')
        .trimEnd()}…`
    : line
}

/**
 * Version 4 wraps each document in `attributes` and each relation in `data`; version 5 does neither. A
 * document has no fields with these names of its own.
 */
function flattened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattened)
  if (typeof value !== 'object' || value === null) return value
  if ('data' in value) return flattened(value.data)
  const { attributes, ...rest } = value as { attributes?: unknown }
  const own = typeof attributes === 'object' && attributes !== null ? attributes : {}
  return Object.fromEntries(
    Object.entries({ ...rest, ...own }).map(([name, inner]) => [name, flattened(inner)]),
  )
}
