import { welshTexts } from '#api/emails/cy/texts.ts'

/** Whatever stands between the values of a sentence, in a pseudo-language: ⟦Diolch, ⟧Priya⟦.⟧ */
const marked = (sentence: string) =>
  sentence
    .split(/(\{\{\w+\}\})/)
    .map((piece) => (piece === '' || piece.startsWith('{{') ? piece : `⟦${piece}⟧`))
    .join('')

/**
 * A catalogue in which each sentence that customers are sent is marked, so that a test sees what comes from elsewhere.
 * `said` gathers the keys of those that were looked up.
 */
export function pseudoTexts(said: Set<string>): object {
  const texts = Object.fromEntries(
    Object.entries(welshTexts).map(([key, sentence]) => [key, marked(sentence)]),
  )
  return new Proxy(texts, {
    get: (target, key) => {
      const sentence: unknown = Reflect.get(target, key)
      if (typeof sentence === 'string') said.add(String(key))
      return sentence
    },
  })
}

/** What of a text is not a marked sentence. */
export const unmarked = (text: string): string => text.replace(/⟦[^⟧]*⟧/g, ' ')
