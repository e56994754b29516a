import {
  sentencePieces,
  type KeyOf,
  type Translate as TranslateOf,
} from '#rules/text/translator.ts'
import { LOCALE } from '#web/language.ts'
import type { en } from './en.ts'
import { shell } from './en/shell.ts'

type Catalogue = typeof en

/** The key of a sentence in the catalogue: noun, dot, name. */
export type MessageKey = KeyOf<Catalogue>
export type Translate = TranslateOf<Catalogue>

/*
 * What a person reads. Here is the frame around every page; each page and each part that is fetched
 * later adds the nouns that it says by importing them from this folder, so that nobody loads the
 * words of other pages.
 */
const known: Partial<Catalogue> = { shell }
const plural = new Intl.PluralRules(LOCALE)

/** Adds nouns to what is known. The build in another language has its sentences in the place of the English ones. */
export function addMessages({ en: nouns }: { en: Partial<Catalogue> }): void {
  Object.assign(known, nouns)
}

export const t: Translate = (key, ...[values = {}]) =>
  // Without a sentence the noun was not imported. A stray word is better than a page that fails.
  sentencePieces(known, key, values, plural)?.join('') ?? key
