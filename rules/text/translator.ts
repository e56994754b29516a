/*
 * Sentences of a catalogue: of pages and of emails. A catalogue is an object of sentences and of objects
 * like it; it is spelled as i18next spells it, which editors for translators read: `{{name}}` stands
 * for a value, and `dishes` with a `count` means `dishes_one` or `dishes_other`. A language with more
 * plurals than English has more of these, and `_other` is for the rest.
 */

/** The forms of English, whose catalogue names the keys; those of other languages stand in theirs alone. */
type PluralOf<Key extends string> = `${Key}_one` | `${Key}_other`

/** Beside "other", which each language has: https://cldr.unicode.org/index/cldr-spec/plural-rules */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many'

type BaseOf<Name> = Name extends `${infer Base}_other` ? Base : never
type IsPlural<Name, Names> = Name extends PluralOf<BaseOf<Names>> ? true : false

/**
 * A catalogue in another language: the same keys, and for each key with plurals the sentence for
 * "other" and those that the language says differently.
 */
export type TranslationOf<Catalogue> = {
  readonly [
    Name in keyof Catalogue as IsPlural<Name, keyof Catalogue> extends true
      ? Name extends `${string}_one`
        ? never
        : Name
      : Name
  ]: Catalogue[Name] extends string ? string : TranslationOf<Catalogue[Name]>
} & {
  readonly [Name in BaseOf<keyof Catalogue> as `${Name}_${PluralForm}`]?: string
}

type Spelled<Catalogue, Before extends string = ''> = {
  [Name in keyof Catalogue & string]: Catalogue[Name] extends string
    ? `${Before}${Name}`
    : Spelled<Catalogue[Name], `${Before}${Name}.`>
}[keyof Catalogue & string]

type WithoutPlural<Key extends string> = Key extends PluralOf<infer Base> ? Base : Key

/** The keys of a catalogue's sentences: the names that lead there, with dots between them. */
export type KeyOf<Catalogue> = WithoutPlural<Spelled<Catalogue>>

type SentenceOf<Catalogue, Key extends string> = Key extends keyof Catalogue
  ? Catalogue[Key]
  : Key extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Catalogue
      ? SentenceOf<Catalogue[Name], Rest>
      : never
    : never

type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesOf<Catalogue, Key extends string> =
  | NamesIn<SentenceOf<Catalogue, Key | PluralOf<Key>>>
  | ([SentenceOf<Catalogue, PluralOf<Key>>] extends [never] ? never : 'count')

type ValuesOf<Names extends string, Value> = Readonly<
  Record<Names, Value> & Record<string, unknown>
>

/** What follows a key: a value for every name in its sentence, and nothing where there is none. */
export type ValuesFor<Catalogue, Key extends string, Value = string | number> = [
  NamesOf<Catalogue, Key>,
] extends [never]
  ? [values?: ValuesOf<never, Value>]
  : [values: ValuesOf<NamesOf<Catalogue, Key>, Value>]

/** The sentence for a key, with a value for every name in it. */
export type Translate<Catalogue> = <Key extends KeyOf<Catalogue>>(
  key: Key,
  ...values: ValuesFor<Catalogue, Key>
) => string

/**
 * The sentence for a key, in pieces: text, and the values as they were given, such as links.
 *
 * @param plural chooses among the sentences of one key, by the rules of the catalogue's language
 * @returns null where the catalogue has no such sentence
 */
export function sentencePieces<Value>(
  catalogue: object,
  key: string,
  values: Readonly<Record<string, Value>>,
  plural: Intl.PluralRules,
): (string | Value)[] | null {
  const { count } = values
  const forms = typeof count === 'number' ? [`_${plural.select(count)}`, '_other', ''] : ['']
  const sentence = forms
    .map((form) => sentenceAt(`${key}${form}`, catalogue))
    .find((found) => found !== null)
  return (
    sentence
      ?.split(/\{\{(\w+)\}\}/)
      // Every second piece is the name of a value.
      .map((piece, index) => (index % 2 === 1 ? (values[piece] ?? '') : piece)) ?? null
  )
}

/** A key is looked up whole before it is taken apart, because the code of an error may end in a dot. */
function sentenceAt(key: string, catalogue: object): string | null {
  const whole: unknown = Reflect.get(catalogue, key)
  if (typeof whole === 'string') return whole
  const dot = key.indexOf('.')
  const inner: unknown = dot < 0 ? null : Reflect.get(catalogue, key.slice(0, dot))
  return typeof inner === 'object' && inner !== null ? sentenceAt(key.slice(dot + 1), inner) : null
}
