import { createHash } from 'node:crypto'
import { nameInLanguage } from '#rules/text/name-in-language.ts'
import { pathIn, type Language } from '#rules/text/languages.ts'
import type { StoreRecord } from './store-record.ts'

/** What the picture of a store shows that others share: whatever changes it changes its address. */
export interface SharePictureFacts {
  title: string
  /** What it cooks, and where. */
  lines: readonly string[]
  /** "4.7", or null where nobody has rated it. */
  rating: string | null
  ratingCount: number
  /** The dish on its table. */
  dish: string | null
  marketplaceName: string
}

const MAXIMUM_CUISINES = 3
/** Of how it is drawn; see api/pages/share-picture/draw-share-picture.ts. */
const DESIGN = 2

/** What the picture of a store shows on pages in a language. */
export function sharePictureFacts(
  store: StoreRecord,
  marketplaceName: string,
  language: Language,
): SharePictureFacts {
  const { average, count } = store.rating
  return {
    title: store.name,
    lines: [
      store.storeTypes
        .slice(0, MAXIMUM_CUISINES)
        .map((each) => nameInLanguage(language, each))
        .join(', '),
      store.area === store.city ? store.city : `${store.area}, ${store.city}`,
    ].filter(Boolean),
    rating: average === null ? null : average.toFixed(1),
    ratingCount: count,
    dish: store.art.hero.picture,
    marketplaceName,
  }
}

/** The address of the picture on the site; another one as soon as it shows anything else. */
export function sharePicturePath(
  store: StoreRecord,
  marketplaceName: string,
  language: Language,
): string {
  const facts = JSON.stringify([DESIGN, sharePictureFacts(store, marketplaceName, language)])
  const version = createHash('sha256').update(facts).digest('hex').slice(0, 12)
  return pathIn(language, `/share/${store.slug}/${version}.png`)
}
