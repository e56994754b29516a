import {
  DEFAULT_LANGUAGE,
  forEachLanguage,
  LANGUAGES,
  type Language,
} from '#rules/text/languages.ts'
import {
  sentencePieces,
  type KeyOf,
  type Translate as TranslateOf,
  type ValuesFor,
} from '#rules/text/translator.ts'
import { welshTexts } from '#api/emails/cy/texts.ts'
import { englishTexts } from '#api/emails/texts.ts'

/** Words with a link. */
export type EmailLink = { text: string; href: string }

/** A sentence in which some words are links. */
export type Phrase = readonly (string | EmailLink)[]

type Catalogue = typeof englishTexts
type TextKey = KeyOf<Catalogue>

export type Translate = TranslateOf<Catalogue> & {
  /** The same, where a value may be a link. */
  linked<Key extends TextKey>(
    key: Key,
    ...values: ValuesFor<Catalogue, Key, string | number | EmailLink>
  ): Phrase
  /** Of its sentences, and of the dates and links between them. */
  language: Language
}

/** Other languages than English have the sentences for customers alone. */
const CATALOGUES: Record<Language, object> = { en: englishTexts, cy: welshTexts }

const plurals = forEachLanguage((language) => new Intl.PluralRules(LANGUAGES[language].locale))

/**
 * Formats sentences of a language. `catalogue` may be another one with the same keys. A key that it doesn't have
 * throws: an email with a gap would be sent.
 */
export function translator(
  language: Language = DEFAULT_LANGUAGE,
  catalogue: object = CATALOGUES[language],
): Translate {
  type Values = Readonly<Record<string, string | number | EmailLink>>
  const linked = (key: TextKey, values: Readonly<Record<string, unknown>> = {}): Phrase => {
    const pieces = sentencePieces(catalogue, key, values as Values, plurals[language])
    if (!pieces) throw new Error(`No sentence ${key} in ${LANGUAGES[language].name}`)
    return pieces
      .map((piece) => (typeof piece === 'number' ? String(piece) : piece))
      .filter((piece) => piece !== '')
  }
  const t = (key: TextKey, values?: Readonly<Record<string, unknown>>): string =>
    textOf(linked(key, values))
  return Object.assign(t, { linked, language })
}

/** A phrase without its links. */
export function textOf(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
