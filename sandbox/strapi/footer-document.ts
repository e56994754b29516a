/** What an editor wrote, as the stand-in stores it; a document of any other form may replace it. */
export interface FooterDocument {
  about?: unknown
  smallText?: unknown
  columns?: unknown
  smallLinks?: unknown
}

/** The document at the start. */
export const FIRST_FOOTER: FooterDocument = {
  about: 'Good food from the kitchens around the corner.',
  smallText: 'Hackney Eats Co-operative Ltd, company number 01234567',
  columns: [
    {
      title: 'Order',
      links: [
        { text: 'Delivery', url: '/' },
        { text: 'Collection', url: '/?service=collection' },
        { text: 'Questions and answers', url: '/faq' },
      ],
    },
    {
      title: 'About us',
      links: [
        { text: 'Sell with us', url: '/sell-with-us' },
        { text: 'Contact us', url: '/contact-us' },
        { text: 'Our co-operative', url: 'https://co-operative.example/hackney-eats' },
      ],
    },
  ],
  smallLinks: [
    { text: 'Terms', url: '/terms-and-conditions' },
    { text: 'Privacy', url: '/privacy' },
  ],
}

const STAMPS = {
  createdAt: '2026-05-01T09:00:00.000Z',
  updatedAt: '2026-05-04T10:30:00.000Z',
  publishedAt: '2026-05-04T10:30:00.000Z',
}
/** What an answer contains without a `populate` parameter. */
const PLAIN_FIELDS = ['about', 'smallText'] as const
const COMPONENTS = ['columns', 'smallLinks'] as const

/** Version 4's answer: the document in `attributes`. The plug-in for `populate=deep` fills everything in. */
export function answerOfVersion4(footer: FooterDocument, query: URLSearchParams): object {
  const isDeep = /^deep(,\d+)?$/.test(query.get('populate') ?? '')
  const fields = isDeep ? [...PLAIN_FIELDS, ...COMPONENTS] : PLAIN_FIELDS
  return { data: { id: 1, attributes: { ...picked(footer, fields), ...STAMPS } }, meta: {} }
}

/** Version 5's answer: the document with the fields requested; null for a query it refuses. */
export function answerOfVersion5(footer: FooterDocument, query: URLSearchParams): object | null {
  if (query.has('populate')) return null
  const requestedOnes = COMPONENTS.filter((name) =>
    [...query.keys()].some((key) => key.startsWith(`populate[${name}]`)),
  )
  return {
    data: {
      id: 2,
      documentId: 'ym6rv9t1dv6wg0lcb1bqnbd4',
      ...picked(footer, [...PLAIN_FIELDS, ...requestedOnes]),
      ...STAMPS,
    },
    meta: {},
  }
}

function picked(footer: FooterDocument, names: readonly (keyof FooterDocument)[]): object {
  return Object.fromEntries(names.map((name) => [name, numbered(footer[name] ?? null)]))
}

/** Every entry of a repeatable component has an id. */
function numbered(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null) return entry
    const inner = Object.entries(entry).map(([name, each]) => [name, numbered(each)])
    return { id: index + 1, ...Object.fromEntries(inner) }
  })
}

/** An error as both versions write it. */
export function errorAnswer(status: number, name: string, message: string): object {
  return { data: null, error: { status, name, message, details: {} } }
}
