import type { en } from './en.ts'
import { shell } from './en/shell.ts'

type Catalogue = typeof en

/** Plurals are spelled `dishes_one`, `dishes_other` and asked for as `dishes`, with a `count`. */
type PluralOf<Key extends string> = `${Key}_one` | `${Key}_other`

type Spelled<Nouns, Before extends string = ''> = {
  [Name in keyof Nouns & string]: Nouns[Name] extends string
    ? `${Before}${Name}`
    : Spelled<Nouns[Name], `${Before}${Name}.`>
}[keyof Nouns & string]

type Asked<Key extends string> = Key extends PluralOf<infer Base> ? Base : Key

/** What can be said: the way to a sentence in the catalogue. */
export type MessageKey = Asked<Spelled<Catalogue>>

type Found<Nouns, Key extends string> = Key extends `${infer Noun}.${infer Rest}`
  ? Noun extends keyof Nouns
    ? Found<Nouns[Noun], Rest>
    : never
  : Key extends keyof Nouns
    ? Nouns[Key]
    : never

type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesOf<Key extends string> =
  | NamesIn<Found<Catalogue, Key | PluralOf<Key>>>
  | (Key extends Asked<Extract<Spelled<Catalogue>, PluralOf<string>>> ? 'count' : never)

type Values<Name extends string = never> = Readonly<
  Record<Name, string | number> & Record<string, unknown>
>

/** The sentence for a key, with a value for every {{name}} in it. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: [NamesOf<Key>] extends [never] ? [values?: Values] : [values: Values<NamesOf<Key>>]
) => string

/*
 * What a person reads. Here is the frame around every page; each page and each part that is fetched
 * later adds the nouns that it says by importing them from this folder, so that nobody loads the
 * words of other pages.
 */
const known: Partial<Catalogue> = { shell }
const plural = new Intl.PluralRules('en-GB')

/** Adds nouns to what is known. A second language is one more folder like en/, and one more name here. */
export function addMessages({ en: nouns }: { en: Partial<Catalogue> }): void {
  Object.assign(known, nouns)
}

export const t: Translate = (key, ...[values = {}]) => {
  const { count } = values
  const counted = typeof count === 'number' ? `${key}_${plural.select(count)}` : key
  const sentence = sentenceAt(counted) ?? sentenceAt(key)
  // Without a sentence the noun was not imported. A stray word is better than a page that fails.
  return (sentence ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
}

/** One name is asked for whole before it is taken apart, because a code of an error may end in a dot. */
function sentenceAt(key: string, nouns: object = known): string | undefined {
  const whole: unknown = Reflect.get(nouns, key)
  if (typeof whole === 'string') return whole
  const dot = key.indexOf('.')
  const noun: unknown = dot < 0 ? undefined : Reflect.get(nouns, key.slice(0, dot))
  return typeof noun === 'object' && noun !== null
    ? sentenceAt(key.slice(dot + 1), noun)
    : undefined
}
