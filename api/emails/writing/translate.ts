import { englishTexts } from '#api/emails/texts.ts'
import type { TextKey, Texts } from '#api/emails/texts.ts'

/** Words with somewhere to go. */
export type EmailLink = { text: string; href: string }

/** A sentence in which some words are links. */
export type Phrase = readonly (string | EmailLink)[]

/** The names in braces of a text. */
type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never

type GapsOf<Key extends TextKey> = Gaps<(typeof englishTexts)[Key]>

type Fillings<Key extends TextKey, Filling> = [GapsOf<Key>] extends [never]
  ? []
  : [fillings: Record<GapsOf<Key>, Filling>]

export type Translate = {
  /** The text of a key, with every gap filled. */
  <Key extends TextKey>(key: Key, ...fillings: Fillings<Key, string>): string
  /** The same, where a gap may be filled with a link. */
  linked<Key extends TextKey>(key: Key, ...fillings: Fillings<Key, string | EmailLink>): Phrase
}

/** Speaks a language: English, or another catalogue with the same keys. */
export function translator(texts: Texts = englishTexts): Translate {
  const linked = (key: TextKey, fillings: Record<string, string | EmailLink> = {}): Phrase =>
    texts[key].split(/\{(\w+)\}/).flatMap((piece, index) => {
      const isGap = index % 2 === 1
      const filled = isGap ? (fillings[piece] ?? '') : piece
      return filled === '' ? [] : [filled]
    })
  const t = (key: TextKey, fillings?: Record<string, string>): string =>
    textOf(linked(key, fillings))
  return Object.assign(t, { linked })
}

/** A phrase without its links. */
export function textOf(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
