import { describe, expect, it } from 'vitest'
import { editDistance } from './search-menu.ts'
import { menuSearch, narrowingWords, type SearchedDish } from './search-menu.ts'

const dish = (name: string, description = '', within: string[] = []): SearchedDish => ({
  id: name,
  name,
  description,
  within,
})

const menu = [
  {
    name: 'Burgers',
    dishes: [dish('Cheeseburgers', 'Two of them'), dish('Green chilli', 'Beef that bites')],
  },
  {
    name: 'Chips and sides',
    dishes: [
      dish('Chips', 'Salted'),
      dish('Rice', 'Buttered'),
      dish('Chipotle rice', 'Cocoa, lime'),
      dish('Mac and cheese', ''),
      dish('Margherita slice'),
    ],
  },
  {
    name: 'Cold mezze',
    dishes: [dish('Falafel', 'Six, with tahini'), dish('Crème fraîche'), dish('Chef’s pickles')],
  },
  { name: 'Deals', dishes: [dish('Supper', 'For one', ['Your side', 'Chips', 'Rice'])] },
]

describe('searching a menu', () => {
  const found = (words: string, of = menu) => [...(menuSearch(() => of)(words) ?? [])]

  it.each([
    // The word itself, in the singular or plural, or at the end of a longer one.
    ['chip', ['Chips', 'Supper']],
    ['chips', ['Chips', 'Supper']],
    ['burger', ['Cheeseburgers', 'Green chilli']],
    ['creme fraiche', ['Crème fraîche']],
    ["CHEF'S pickle", ['Chef’s pickles']],
    ['mac & cheese', ['Mac and cheese']],
    ['rice lime', ['Chipotle rice']],
    ['rice and lime', ['Chipotle rice']],
    // What begins so, where the word itself is not on the menu.
    ['chipo', ['Chipotle rice']],
    ['fala', ['Falafel']],
    // One typing error, from the eighth letter on two.
    ['falafal', ['Falafel']],
    ['flaafel', ['Falafel']],
    ['falafl', ['Falafel']],
    ['mragerita', ['Margherita slice']],
    ['fulifal', []],
    ['thai', []],
    // A few letters are not taken for the beginning of a long word, misspelt.
    ['felaf', ['Falafel']],
    ['fela', []],
    ['chps', ['Chips', 'Supper']],
    ['rcie', ['Rice', 'Chipotle rice', 'Supper']],
    ['rce', []],
    ['morghari', ['Margherita slice']],
    ['morghar', []],
    // A category matches for its dishes if its name is one word, or if none of them has that word.
    ['sides', ['Chips', 'Rice', 'Chipotle rice', 'Mac and cheese', 'Margherita slice', 'Supper']],
    ['burgers two', ['Cheeseburgers']],
    ['mezze', ['Falafel', 'Crème fraîche', 'Chef’s pickles']],
    ['pizza', []],
    ['and', ['Mac and cheese']],
  ])('for %j finds %j', (words, names) => {
    expect(found(words).sort()).toEqual([...names].sort())
  })

  it.each([
    ['berries', ['Berry tart', 'Strawberry mess']],
    ['strawberries', ['Strawberry mess']],
    ['peas', ['Peas', 'Pea soup']],
    ['glasses', ['Glass noodles']],
    ['tomatoes', ['Tomato salad']],
    ['chestnuts', ['Chestnut stew', 'Waterchestnut rolls']],
    // Short words have no plural, and end no other.
    ['ra', ['Ras el hanout', 'Rashers']],
    ['nut', ['Peanut noodles', 'Coconut cake', 'Chestnut stew', 'Waterchestnut rolls']],
    ['rol', ['Waterchestnut rolls']],
    ['ice', ['Iced tea']],
    ['ke', ['Kebab']],
  ])('finds words in the singular, the plural and at the end: for %j %j', (words, names) => {
    const dishes = [
      'Berry tart',
      'Strawberry mess',
      'Peas',
      'Pea soup',
      'Glass noodles',
      'Glasgow pie',
      'Tomato salad',
      'Chestnut stew',
      'Waterchestnut rolls',
      'Ras el hanout',
      'Rashers',
      'Peanut noodles',
      'Coconut cake',
      'Spiced rice',
      'Iced tea',
      'Cupcake',
      'Kebab',
    ]
    const of = [{ name: 'Everything', dishes: dishes.map((name) => dish(name)) }]
    expect(found(words, of).sort()).toEqual([...names].sort())
  })

  it('does not choose among dishes for an empty search', () => {
    expect(menuSearch(() => menu)('  ')).toBeNull()
    expect(found(' ! ')).toEqual([])
  })

  it('reads the menu once, at the first word', () => {
    let reads = 0
    const counted = menuSearch(() => {
      reads += 1
      return menu
    })
    counted('')
    expect(reads).toBe(0)
    counted('chip')
    counted('rice')
    expect(reads).toBe(1)
  })
})

it.each([
  ['falafal', 'falafel', 1],
  ['burgre', 'burger', 1],
  ['chese', 'cheese', 1],
  ['margeri', 'margherita', 1],
  ['hummous', 'hummus', 1],
  ['chicken', 'chicken', 0],
  ['curry', 'pizza', 3],
  ['ax', 'ba', 2],
  ['abc', 'a', 2],
  ['xbcd', 'bacd', 2],
])('from %s to %s there are %i typing errors, counted to 2', (typed, word, errors) => {
  expect(editDistance(typed, word, 2)).toBe(errors)
})

it.each([
  ['Curries', ['curr']],
  ['mac and cheese', ['mac', 'cheese']],
  ['Crème fraîche', ['creme', 'fraiche']],
  ['soy', ['soy']],
  ['50% off_', ['50', 'off']],
  ['  ', []],
])('narrows a search for “%s” down to %j', (search, words) => {
  expect(narrowingWords(search)).toEqual(words)
})
