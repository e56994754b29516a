import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en.ts'
import { shell } from './en/shell.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof en }
  }
}

/**
 * What a person reads, in every language there is. Here is the frame around every page; each page
 * and each part that is fetched later adds the nouns that it says by importing them from this
 * folder, so that nobody loads the words of other pages.
 */
void i18next.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: { shell } } },
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

/** Adds nouns to the catalogue. A second language is one more folder like en/, and one more name here. */
export function addMessages({ en: nouns }: { en: Partial<typeof en> }): void {
  i18next.addResourceBundle('en', 'translation', nouns, true)
}

export { i18next }
