import { englishTexts } from '#api/emails/texts.ts'
import type { TextKey, Texts } from '#api/emails/texts.ts'
import {
  sentencePieces,
  type Translate as TranslateOf,
  type ValuesFor,
} from '#rules/text/translator.ts'

/** Words with a link. */
export type EmailLink = { text: string; href: string }

/** A sentence in which some words are links. */
export type Phrase = readonly (string | EmailLink)[]

type Catalogue = typeof englishTexts

export type Translate = TranslateOf<Catalogue> & {
  /** The same, where a value may be a link. */
  linked<Key extends TextKey>(
    key: Key,
    ...values: ValuesFor<Catalogue, Key, string | EmailLink>
  ): Phrase
}

const plural = new Intl.PluralRules('en-GB')

/** Formats sentences of a language: English, or another catalogue with the same keys. */
export function translator(texts: Texts = englishTexts): Translate {
  type Values = Readonly<Record<string, string | EmailLink>>
  const linked = (key: TextKey, values: Readonly<Record<string, unknown>> = {}): Phrase =>
    (sentencePieces(texts, key, values as Values, plural) ?? []).filter((piece) => piece !== '')
  const t = (key: TextKey, values?: Readonly<Record<string, unknown>>): string =>
    textOf(linked(key, values))
  return Object.assign(t, { linked })
}

/** A phrase without its links. */
export function textOf(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
