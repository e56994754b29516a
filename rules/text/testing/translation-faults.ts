import { LANGUAGES, type Language } from '../languages.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/

/** A catalogue: sentences, and catalogues within it. */
interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** The sentences of a catalogue by their keys, with dots between the names. */
function sentencesOf(catalogue: Catalogue, before = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, inner]) =>
      typeof inner === 'string'
        ? [[`${before}${name}`, inner] as const]
        : [...sentencesOf(inner, `${before}${name}.`)],
    ),
  )
}

/** Values and links, which a translator must leave unchanged. */
const marksIn = (sentence: string) =>
  [...new Set(sentence.match(/\{\{\w+\}\}|<\/?\d>/g))].toSorted().join(' ')

const baseOf = (key: string) => key.replace(PLURAL, '')

/**
 * What is wrong with a translated catalogue, in words: keys that it lacks or has too many, plurals that its language
 * doesn't have, empty sentences, and values that differ from those of the English sentence.
 */
export function translationFaults(
  language: Language,
  { english, translated }: { english: Catalogue; translated: Catalogue },
): string[] {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translated)]
  const basesOf = (sentences: Map<string, string>) => new Set([...sentences.keys()].map(baseOf))
  const [wanted, given] = [basesOf(ours), basesOf(theirs)]
  const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].locale).resolvedOptions()
  const forms = new Set<string>(pluralCategories)
  return [
    ...[...wanted].filter((key) => !given.has(key)).map((key) => `${key} is missing`),
    ...[...given].filter((key) => !wanted.has(key)).map((key) => `${key} is not in English`),
    ...[...theirs].flatMap(([key, sentence]) => {
      const whole = ours.get(key) ?? ours.get(`${baseOf(key)}_other`) ?? ''
      const form = PLURAL.exec(key)?.[1]
      return [
        ...(form !== undefined && !forms.has(form) ? [`${key} is no plural of ${language}`] : []),
        ...(sentence === '' && whole !== '' ? [`${key} is empty`] : []),
        ...(hasSameMarks(key, sentence, whole) ? [] : [`${key} has other values`]),
      ]
    }),
  ]
}

function hasSameMarks(key: string, sentence: string, whole: string): boolean {
  // "One bag" needs no number.
  const isCounted = PLURAL.test(key) && !key.endsWith('_other')
  const without = (marks: string) => (isCounted ? marks.replace('{{count}}', '').trim() : marks)
  return without(marksIn(sentence)) === without(marksIn(whole))
}
