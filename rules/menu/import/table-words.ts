import { parsePence } from '#rules/money/pence.ts'
import { ALLERGENS, type Allergen } from '../allergens.ts'
import { VAT_KINDS, type VatKind } from '../vat.ts'
import type { MenuDiet } from '../document/menu-document.ts'
import { comparedWord } from './table-columns.ts'

/** What a cell of a table is, however it is stored. */
export type Cell = string | number | boolean | null

/** The words of an allergen: first the one that is exported. */
const ALLERGEN_WORDS: Record<Allergen, readonly [string, ...string[]]> = {
  celery: ['celery', 'celeriac'],
  gluten: ['gluten', 'cereals containing gluten', 'wheat', 'barley', 'rye', 'oats'],
  crustaceans: ['crustaceans', 'crustacean', 'shellfish crustaceans'],
  eggs: ['eggs', 'egg'],
  fish: ['fish'],
  lupin: ['lupin'],
  milk: ['milk', 'dairy'],
  molluscs: ['molluscs', 'mollusc', 'mollusks'],
  mustard: ['mustard'],
  peanuts: ['peanuts', 'peanut'],
  sesame: ['sesame', 'sesame seeds'],
  soya: ['soya', 'soy', 'soybeans', 'soybean'],
  sulphites: ['sulphites', 'sulfites', 'sulphur dioxide', 'sulphur dioxide and sulphites'],
  treeNuts: ['tree nuts', 'tree nut', 'treenuts', 'nuts', 'nut'],
}

const DIET_WORDS: Record<MenuDiet, readonly [string, ...string[]]> = {
  vegetarian: ['vegetarian', 'v', 'veggie'],
  vegan: ['vegan', 've', 'vg'],
  halal: ['halal'],
  glutenFree: ['gluten free', 'gf', 'glutenfree'],
}

const DIETS = ['vegetarian', 'vegan', 'halal', 'glutenFree'] as const satisfies MenuDiet[]

/** By what a dish is, or by its rate in per cent; a spreadsheet stores 20 % as 0.2. */
const VAT_WORDS: Record<VatKind, readonly [string, ...string[]]> = {
  hot: ['hot', 'hot food', 'hot takeaway'],
  cold: ['cold', 'cold food', 'cold takeaway', 'zero', '0'],
  standard: ['standard', '20', '0 2'],
  reduced: ['reduced', '5', '0 05'],
}

export const vatNamed = (cell: Cell): VatKind | null =>
  keyOf(VAT_KINDS, VAT_WORDS, String(cell ?? '')) ?? null

export const allergenNamed = (word: string) => keyOf(ALLERGENS, ALLERGEN_WORDS, word)
export const dietNamed = (word: string) => keyOf(DIETS, DIET_WORDS, word)
export const nameOfAllergen = (allergen: Allergen): string => ALLERGEN_WORDS[allergen][0]
export const nameOfDiet = (diet: MenuDiet): string => DIET_WORDS[diet][0]

function keyOf<Key extends string>(
  keys: readonly Key[],
  words: Record<Key, readonly string[]>,
  typed: string,
): Key | undefined {
  const compared = comparedWord(typed)
  return keys.find((key) => words[key].includes(compared))
}

/** A price in pounds as whole pence, as spreadsheets and people write it; null when it is none. */
export function readPrice(cell: Cell): number | null {
  if (typeof cell === 'boolean' || cell === null) return null
  if (typeof cell === 'number') {
    const pence = Math.round(cell * 100)
    // A spreadsheet's 8.1 + 0.2 is 8.299999999999999.
    return cell >= 0 && Math.abs(cell * 100 - pence) < 0.0001 ? pence : null
  }
  const amount = cell.replace(/\s|GBP/giu, '').replace(/^(£?\d+),(\d{1,2})$/u, '$1.$2')
  return /\.\d{3,}$/u.test(amount) ? null : parsePence(amount)
}

/** Whole pence as a number of pounds, without a currency so that a spreadsheet can calculate with it. */
export const writePrice = (pence: number): number => pence / 100

/** A whole number, of calories for example; null when it is none. */
export function readWhole(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && cell >= 0 ? cell : null
  const digits = /^(\d{1,3}(?:,\d{3})+|\d{1,9})\s*(?:kcal|cal|calories)?$/iu.exec(
    String(cell ?? '').trim(),
  )
  return digits?.[1] === undefined ? null : Number(digits[1].replaceAll(',', ''))
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔'])
const NO = new Set(['no', 'n', 'false', '0', '-', ''])

/** Yes or no; null when it is neither. An empty cell is no. */
export function readYesOrNo(cell: Cell): boolean | null {
  const word = String(cell ?? '')
    .trim()
    .toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : null
}

const HEATS = [
  ['', '0', 'none', 'no'],
  ['1', 'mild', '🌶', '🌶️'],
  ['2', 'medium', 'hot', '🌶🌶', '🌶️🌶️'],
  ['3', 'very hot', 'extra hot', '🌶🌶🌶', '🌶️🌶️🌶️'],
]

/** Chillies, 0 to 3; null when it is no heat. */
export function readHeat(cell: Cell): number | null {
  const word = String(cell ?? '')
    .trim()
    .toLowerCase()
  const heat = HEATS.findIndex((words) => words.includes(word))
  return heat === -1 ? null : heat
}

/** The entries of a list in one cell. */
export const entriesOf = (cell: Cell, separator: RegExp): string[] =>
  String(cell ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A spreadsheet takes a text that begins so for a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const LIKE_A_FORMULA = /^'*\s*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/u

/** Text that a spreadsheet runs in no program: an apostrophe goes before what it could take for a formula. */
export const harmless = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text)

/** The text that `harmless` has made harmless. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && LIKE_A_FORMULA.test(text) ? text.slice(1) : text
