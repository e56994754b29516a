import { describe, expect, test } from 'vitest'
import { readDishArt, readPence } from './read-facts.ts'
import { readMenu } from './read-menu.ts'

const MENU = `
:: heat | How hot? | choose 1
Mild
Extra hot +50p | 5 kcal | contains mustard | up to 2
## Starters / To start | With chutney.
Samosa, two / Samosas £4.25
Potato and peas. // Peas and potato.
> 350 kcal | vegan | contains gluten | may mustard | untold lupin | heat 1 | enamel dumpling | choose heat | best
`

describe('a written menu', () => {
  const menu = readMenu(MENU)

  test('becomes categories of dishes with their names, words, prices and facts', () => {
    expect(menu.categories).toHaveLength(1)
    expect(menu.categories[0]).toMatchObject({
      names: ['Starters', 'To start'],
      description: 'With chutney.',
      dishes: [
        {
          names: ['Samosa, two', 'Samosas'],
          descriptions: ['Potato and peas.', 'Peas and potato.'],
          pricePence: 425,
          kcal: 350,
          diets: ['vegetarian', 'vegan'],
          heat: 1,
          art: { vessel: 'enamel', picture: 'dumpling' },
          isStaple: true,
          isFavourite: true,
          groups: ['heat'],
        },
      ],
    })
  })

  test('declares an allergen free unless it is named or left untold', () => {
    const allergens = menu.categories[0]?.dishes[0]?.allergens
    expect(allergens).toMatchObject({ gluten: 'contains', mustard: 'may', milk: 'free' })
    expect(allergens).not.toHaveProperty('lupin')
  })

  test('becomes groups of options with their limits', () => {
    expect(menu.groups.get('heat')).toMatchObject({
      name: 'How hot?',
      minimum: 1,
      maximum: 1,
      options: [
        { name: 'Mild', pricePence: 0, maximumQuantity: 1, kcal: 0 },
        { name: 'Extra hot', pricePence: 50, maximumQuantity: 2, kcal: 5 },
      ],
    })
  })

  test('says when a category is sold, what a deal is filled from, and how many there are', () => {
    const { categories } = readMenu(`
## Lunch | Weekdays. | sold mon-fri 11:30-15:00
Set for two £20
Two dishes.
> untold everything | fill Your main from Mains up to £9.50 | fill Your drink from Drinks
Stew £5
Hot.
> 100 kcal | 12 left | back in 2 days
## Late | | 6 a slot | sold daily 22:00-02:00
`)
    const span = { weekdays: [1, 2, 3, 4, 5], startMinute: 690, durationMinutes: 210 }
    expect(categories[0]?.soldWhen).toEqual({ services: null, spans: [span] })
    expect(categories[0]?.dishes).toMatchObject([
      {
        allergens: {},
        stock: null,
        slots: [
          { name: 'Your main', category: 'Mains', coversPence: 950 },
          { name: 'Your drink', category: 'Drinks', coversPence: null },
        ],
      },
      { slots: [], stock: 12, soldOutForDays: 2 },
    ])
    expect(categories[1]?.soldWhen?.spans).toMatchObject([
      { startMinute: 1320, durationMinutes: 240 },
    ])
    expect(categories[1]?.slotItems).toBe(6)
    expect(menu.categories[0]).toMatchObject({ soldWhen: null, slotItems: null })
  })

  test.for([
    ['times that are none', '## A | | sold at lunch\nSoup £4\nHot.\n> 100 kcal'],
    ['an unknown fact', '## A\nSoup £4\nHot.\n> 100 kcal | delicious'],
    ['an unknown allergen', '## A\nSoup £4\nHot.\n> contains nuts'],
    ['a dish without a price', '## A\nSoup\nHot.\n> 100 kcal'],
    ['a dish without facts', '## A\nSoup £4\nHot.\nStew £5\nHot.\n> 100 kcal'],
    ['a group without a number', ':: heat | How hot? | any'],
    ['a dish before its category', 'Soup £4\nHot.\n> 100 kcal'],
  ] as const)('refuses %s', ([, text]) => {
    expect(() => readMenu(text)).toThrow()
  })
})

test.for([
  ['£9.95', 995],
  ['£12', 1200],
  ['90p', 90],
  ['£0.05', 5],
] as const)('%s is %d pence', ([text, pence]) => {
  expect(readPence(text)).toBe(pence)
})

test.for(['£9.9', '9.95', '£-1', 'free'])('%s is not a price', (text) => {
  expect(() => readPence(text)).toThrow()
})

test('a dish is drawn from a vessel, a picture and a sauce, in any of which it may not be unknown', () => {
  expect(readDishArt('karahi herb #E2702B')).toEqual({
    vessel: 'karahi',
    picture: 'herb',
    dip: '#E2702B',
  })
  expect(() => readDishArt('bowl herb')).toThrow()
  expect(() => readDishArt('plate unicorn')).toThrow()
  expect(() => readDishArt('plate')).toThrow()
})
