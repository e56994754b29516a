import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the demonstration takes place: a file of stores for each, as docs/store-format.md describes it. */
export const PLACES = [
  'hackney',
  'soho',
  'fallowfield',
  'headingley',
  'redland',
  'cathays',
  'newington',
  'botanic',
] as const
export type Place = (typeof PLACES)[number]

/** A store as its file has it, which the import checks; here only what else is said of it. */
export interface TownStore {
  slug: string
  name: string
  phone: string
  hygiene: { rating: string }
  menu: { categories: { products: { name: string; isPopular?: true }[] }[] }
}

/** What is no part of a store's file: it happens, or depends on the day on which the town is loaded. */
export interface FactsOfTheMoment {
  /** The average of all ratings, and how many there are. */
  rating: readonly [average: number, count: number]
  inspectedDaysAgo: number
  /** Names of dishes. */
  soldOut?: readonly string[]
  /** How many of a dish are left. */
  left?: Readonly<Record<string, number>>
  /** A dish is sold out until noon so many days later. */
  backInDays?: Readonly<Record<string, number>>
  /** Names of options. */
  soldOutOptions?: readonly string[]
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8'))

// The files are our own, and a test imports all of them.
export const storesOfPlace = (place: Place): TownStore[] =>
  (read(place) as { stores: TownStore[] }).stores

export const readTown = (): TownStore[] => PLACES.flatMap(storesOfPlace)

export const readFactsOfTheMoment = () =>
  read('facts-of-the-moment') as Readonly<Record<string, FactsOfTheMoment>>
