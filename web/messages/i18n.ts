import {
  sentencePieces,
  type KeyOf,
  type Translate as TranslateOf,
} from '#rules/text/translator.ts'
import { LOCALE } from '#web/language.ts'
import type { en } from './en.ts'
import { shell } from './en/shell.ts'

type Catalogue = typeof en

/** Nouns with all their sentences; customers load only their own part of the errors. */
type Messages = Partial<Omit<Catalogue, 'error'> & { error: Partial<Catalogue['error']> }>

/** The key of a sentence in the catalogue: noun, dot, name. */
export type MessageKey = KeyOf<Catalogue>
export type Translate = TranslateOf<Catalogue>

/* The sentences of the website. The frame around every page is loaded here; each page, and each part that is
   loaded later, imports the nouns that it needs from this folder, so that no visitor loads the sentences of
   other pages. */
const known: Messages = { shell }
const plural = new Intl.PluralRules(LOCALE)

/** Adds the sentences of nouns. The build in another language replaces the English ones. */
export function addMessages({ en: nouns }: { en: Messages }): void {
  Object.assign(known, nouns)
}

export const t: Translate = (key, ...[values = {}]) =>
  // Without a sentence the noun was not imported. Showing the key is better than a page that fails.
  sentencePieces(known, key, values, plural)?.join('') ?? key

/** Whether this page has loaded a sentence for a key. */
export const hasMessage = (key: string): boolean => sentencePieces(known, key, {}, plural) !== null
