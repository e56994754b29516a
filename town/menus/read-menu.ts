import type { Diet } from '#town/town-data.ts'
import type {
  CategorySource,
  DishSource,
  GroupSource,
  MenuSource,
  OptionSource,
} from './menu-source.ts'
import { readDays, readSlots, readSlotItems, readSoldWhen, readStock } from './read-selling.ts'
import { factNamed, readAllergens, readArt, readKcal, readPence } from './read-facts.ts'

/*
 * Menus are written the way menus are, and read into data here:
 *
 *   :: heat | How hot? | choose 1            a group of options: key, name, how many
 *   Mild
 *   Extra hot +50p | 5 kcal | contains mustard | up to 2
 *   ## To start / Starters | With chutney.   a category: names to choose from, a sentence
 *   Chicken makhani / Butter chicken £9.95   a dish: names to choose from, its price
 *   Tandoor chicken in tomato and butter.    what it is, other wordings after //
 *   > 640 kcal | contains milk | heat 1 | karahi herb #E2702B | choose heat | best
 *
 * Facts of a dish: kcal, contains, may, untold (not declared), vegan, vegetarian, no gluten, heat,
 * its art, choose (keys of groups), staple, best, not halal, 18+, "12 left", "back in 2 days".
 *
 *   ## Lunch | On weekdays. | sold mon-fri 11:30-15:00
 *   :: size | How big? | choose 1                  a group that an option of a later one opens:
 *   :: drink | Which drink? | choose 1
 *   Cola | opens size
 *   :: meal | Make it a meal | up to 1 | meal      a group that no part of a meal deal offers
 *   > fill Your curry from Curries up to £9.95 | fill Your rice from Rice      of a meal deal
 */

const FLAGS = new Set(['vegan', 'vegetarian', 'no gluten', 'staple', 'best', 'not halal', '18+'])
const NAMED =
  /^(?:contains|may|untold|heat|choose|up to|opens|fill) |^\d+ kcal$|^sold out$|^\d+ left$|^back in \d+ days?$/

function splitFacts(line: string): string[] {
  return line.split('|').map((fact) => fact.trim())
}

function refuseUnknownFacts(facts: readonly string[]) {
  for (const fact of facts) {
    if (FLAGS.has(fact) || NAMED.test(fact)) continue
    if (readArt([fact]) === null) throw new Error(`"${fact}" says nothing about a dish.`)
  }
}

function readChoices(text: string): { minimum: number; maximum: number } {
  const range = /^choose (\d+)(?: to (\d+))?$/.exec(text)
  if (range) {
    return {
      minimum: Number(range[1]),
      maximum: Number(range[2] ?? range[1]),
    }
  }
  const limit = /^up to (\d+)$/.exec(text)
  if (limit) return { minimum: 0, maximum: Number(limit[1]) }
  throw new Error(`"${text}" does not say how many to choose.`)
}

function readOption(line: string): OptionSource {
  const [head = '', ...facts] = splitFacts(line)
  refuseUnknownFacts(facts)
  const priced = /^(.*) \+(\S+)$/.exec(head)
  return {
    name: priced?.[1] ?? head,
    pricePence: priced?.[2] === undefined ? 0 : readPence(priced[2]),
    maximumQuantity: Number(factNamed(facts, 'up to') ?? 1),
    kcal: readKcal(facts) ?? 0,
    allergens: readAllergens(facts),
    isAvailable: !facts.includes('sold out'),
    opens: factNamed(facts, 'opens'),
  }
}

function readDiets(facts: readonly string[]): Diet[] {
  const diets: Diet[] = []
  if (facts.includes('vegan') || facts.includes('vegetarian')) diets.push('vegetarian')
  if (facts.includes('vegan')) diets.push('vegan')
  if (facts.includes('no gluten')) diets.push('glutenFree')
  return diets
}

function readHeat(facts: readonly string[]): DishSource['heat'] {
  const heat = Number(factNamed(facts, 'heat') ?? 0)
  if (heat === 0 || heat === 1 || heat === 2 || heat === 3) return heat
  throw new Error(`Heat goes from 0 to 3, not to ${heat}.`)
}

function readDish(head: string, description: string, factLine: string): DishSource {
  const facts = splitFacts(factLine.slice(1))
  refuseUnknownFacts(facts)
  const priced = /^(.*) (£\S+|\d+p)$/.exec(head)
  if (!priced?.[1] || !priced[2]) throw new Error(`"${head}" has no price.`)
  return {
    names: priced[1].split(' / '),
    descriptions: description.split(' // '),
    pricePence: readPence(priced[2]),
    kcal: readKcal(facts),
    allergens: readAllergens(facts),
    diets: readDiets(facts),
    heat: readHeat(facts),
    art: readArt(facts),
    isStaple: facts.includes('staple') || facts.includes('best'),
    isFavourite: facts.includes('best'),
    isNeverHalal: facts.includes('not halal') || facts.includes('18+'),
    isAgeRestricted: facts.includes('18+'),
    groups: factNamed(facts, 'choose')?.split(/,\s*/) ?? [],
    slots: readSlots(facts),
    stock: readStock(facts),
    soldOutForDays: readDays(facts),
  }
}

function readGroup(head: string, optionLines: readonly string[]): [string, GroupSource] {
  const [key = '', name = '', choices = '', meal] = splitFacts(head)
  if (meal !== undefined && meal !== 'meal')
    throw new Error(`"${meal}" says nothing about options.`)
  const options = optionLines.map(readOption)
  return [key, { name, ...readChoices(choices), isMealUpgrade: meal === 'meal', options }]
}

function readCategory(head: string, lines: readonly string[]): CategorySource {
  const [names = '', description = '', ...facts] = splitFacts(head)
  const dishes: DishSource[] = []
  for (let at = 0; at < lines.length; at += 3) {
    const [name = '', text = '', facts = ''] = lines.slice(at, at + 3)
    if (!facts.startsWith('>')) throw new Error(`"${name}" needs a sentence and a line of facts.`)
    dishes.push(readDish(name, text, facts))
  }
  const slotItems = readSlotItems(facts)
  const sold = facts.find((fact) => fact !== `${slotItems} a slot`)
  const soldWhen = sold === undefined ? null : readSoldWhen(sold)
  return { names: names.split(' / '), description, soldWhen, slotItems, dishes }
}

/** A written menu as data. @throws with the words that make no sense */
export function readMenu(text: string): MenuSource {
  const menu: MenuSource = { groups: new Map(), categories: [] }
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  let at = 0
  while (at < lines.length) {
    const head = lines[at] ?? ''
    let end = at + 1
    while (end < lines.length && !/^(?:::|##) /.test(lines[end] ?? '')) end += 1
    const body = lines.slice(at + 1, end)
    if (head.startsWith(':: ')) menu.groups.set(...readGroup(head.slice(3), body))
    else if (head.startsWith('## ')) menu.categories.push(readCategory(head.slice(3), body))
    else throw new Error(`A menu begins with a group or a category, not with "${head}".`)
    at = end
  }
  return menu
}
