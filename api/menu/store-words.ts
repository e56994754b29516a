import type { Service } from '#rules/orders/service.ts'
import type { Language } from '#rules/text/languages.ts'

interface Offered {
  /** The cuisines, as the marketplace calls them: some are proper adjectives, so none becomes lower case. */
  cuisines: readonly string[]
  services: readonly Service[]
  /** "Hackney, London". */
  where: string
}

interface StoreWords {
  home: string
  allAreas: string
  menuOf: (store: string) => string
  offer: (offered: Offered) => string
}

/** What search engines and previews read about a store, beside its own words. */
export const STORE_WORDS: Record<Language, StoreWords> = {
  en: {
    home: 'Home',
    allAreas: 'All areas',
    menuOf: (store) => `${store} menu`,
    offer: ({ cuisines, services, where }) =>
      `${joined(cuisines) || 'Takeaway'} for ${joined(services)} in ${where}.`,
  },
  cy: {
    home: 'Hafan',
    allAreas: 'Pob ardal',
    menuOf: (store) => `Bwydlen ${store}`,
    // Names stand alone: Welsh changes how they begin after "yn" and "a".
    offer: ({ cuisines, services, where }) =>
      `${cuisines.join(', ') || 'Bwyd parod'}: ${servicesInWelsh(services)}. ${where}.`,
  },
}

function servicesInWelsh(services: readonly Service[]): string {
  if (services.length > 1) return 'danfon a chasglu'
  return services[0] === 'collection' ? 'casglu' : 'danfon'
}

/** "Pizza, Italian and Fish and chips". */
function joined(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
