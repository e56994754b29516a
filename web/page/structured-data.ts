import { createContext } from 'react-router'
import type { Rewrite } from './rewrite-page.ts'

/** What a page says in the words of schema.org, set by its loader. */
export const structuredData = createContext<readonly object[]>([])

/**
 * Adds them to the head of a page as JSON-LD. Only the server does it: search engines read it there, so no
 * browser needs to load it a second time, as data of the page.
 */
export function addStructuredData(data: readonly object[]): Rewrite {
  const scripts = data.map(
    (each) => `<script type="application/ld+json">${scriptSafe(each)}</script>`,
  )
  return (element) => (element === '</head>' ? scripts.join('') + element : element)
}

/** Escapes the data, so that no text in it ends the script element. */
const scriptSafe = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
