import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dishPictures, type DishPicture, type PicturedDish } from './dish-picture.ts'

const art = (text: string): DishPicture => {
  const [vessel, picture = null, dip] = text.split(' ') as [DishPicture['vessel'], string?, string?]
  return dip ? { picture, vessel, dip } : { picture, vessel }
}
const dish = (name: string, more: Partial<PicturedDish> = {}): PicturedDish => ({
  name,
  categoryName: 'Mains',
  isBundle: false,
  art: null,
  ...more,
})
const pictureOf = (name: string, more: Partial<PicturedDish> = {}) =>
  dishPictures([dish(name, more)])[0]

describe('a dish whose name says what it is', () => {
  it.each([
    ['Cheeseburger', 'hamburger'],
    ['Cheeseburger, plain as day', 'hamburger'],
    ['Garlic naan', 'flatbread'],
    ['Tandoori roti', 'flatbread'],
    ['Chips', 'french-fries'],
    ['Skin-on fries', 'french-fries'],
    ['Pilau rice', 'cooked-rice'],
    ['Plain basmati', 'cooked-rice'],
    ['Cod and chips', 'fish-and-chips'],
    ['Doner kebab', 'stuffed-flatbread'],
    ['Falafel, five', 'falafel'],
    ['Steak and kidney pie', 'pie'],
    ['Pepperoni', 'pizza'],
    ['Tandoori drumsticks', 'poultry-leg'],
    ['Prawn Madras', 'shrimp'],
    ['Chicken katsu curry', 'curry-rice'],
    ['Crème caramel', 'custard'],
    ['Pork and chive dumplings, six', 'dumpling'],
    ['Builder’s tea', 'hot-beverage'],
    ['Masala chai', 'hot-beverage'],
    ['Buttermilk pancakes', 'pancakes'],
    ['Pork ramen', 'steaming-bowl'],
    ['Spaghetti Bolognese', 'spaghetti'],
    ['Barbacoa tacos', 'taco'],
    ['Burrito', 'burrito'],
    ['Salmon nigiri', 'sushi'],
    ['Marinated olives', 'olive'],
  ])('%s is drawn as %s, which is a file', (name, picture) => {
    expect(pictureOf(name)).toMatchObject({ picture })
    expect(existsSync(join(import.meta.dirname, `../../web/public/art/${picture}.svg`))).toBe(true)
  })

  it.each([
    ['bare', 'cooked-rice', ['Rice', 'Boiled rice', 'Basmati']],
    ['bare', 'curry-rice', ['Katsu curry', 'Curry and rice']],
    ['bare', 'custard', ['Flan', 'Crème caramel']],
    ['bare', 'falafel', ['Falafel']],
    ['bare', 'glass-of-milk', ['Milk', 'Glass of milk', 'Cold milk']],
    ['bare', 'green-salad', ['Green salad', 'Side salad']],
    ['bare', 'ice-cream', ['Ice cream', 'Vanilla ice cream', 'Ice cream sundae']],
    ['bare', 'olive', ['Olives', 'Green olives']],
    ['bare', 'pickle', ['Gherkin', 'Gherkins', 'Dill pickle', 'Dill pickles', 'Wally']],
    ['bare', 'shallow-pan-of-food', ['Seafood paella']],
    ['bare', 'spaghetti', ['Spaghetti Bolognese']],
    ['bare', 'steaming-bowl', ['Pork ramen']],
    ['board', 'burrito', ['Burrito']],
    ['board', 'flatbread', ['Garlic naan', 'Chapati']],
    ['board', 'pizza', ['Pepperoni', 'Pepperoni pizza']],
    ['board', 'stuffed-flatbread', ['Doner kebab', 'Kebab in pitta', 'Pork gyros']],
    ['enamel', 'dumpling', ['Gyoza', 'Jiaozi']],
    ['enamel', 'pie', ['Steak pie', 'Cherry pie']],
    ['enamel', 'poultry-leg', ['Drumstick', 'Drumsticks']],
    ['enamel', 'shrimp', ['Garlic prawns', 'Prawn karahi']],
    ['enamel', 'taco', ['Beef taco', 'Pork tacos']],
    ['paper', 'fish-and-chips', ['Haddock and chips']],
    ['paper', 'french-fries', ['Chips', 'House fries']],
    ['paper', 'hamburger', ['Double cheeseburger']],
    ['plate', 'hot-beverage', ['Coffee', 'Tea for two', 'Hot chocolate']],
    ['plate', 'pancakes', ['Pancakes', 'Pancake stack']],
    ['slate', 'rice-ball', ['Tuna onigiri']],
    ['slate', 'sushi', ['Salmon nigiri', 'Salmon and tuna nigiri']],
  ] as const)('is on a %s with %s: %j', (vessel, picture, names) => {
    for (const name of names) expect(pictureOf(name)).toEqual({ vessel, picture })
  })

  it('up to a comma, whatever spaces are before it', () => {
    expect(pictureOf('Cheeseburger , plain')).toMatchObject({ picture: 'hamburger' })
  })

  it('has the vessel and the sauce of its kitchen', () => {
    const karahi = art('karahi shrimp #B03A1E')
    expect(pictureOf('Prawn Madras', { art: karahi })).toEqual(karahi)
  })

  it('shows a sauce in the colour its kitchen gives, and no other', () => {
    const gravy: DishPicture = { picture: null, vessel: 'dip', dip: '#5A3A20' }
    expect(pictureOf('Gravy', { art: gravy })).toEqual(gravy)
    expect(pictureOf('Gravy')).toMatchObject({ initial: 'G' })
    expect(pictureOf('Gravy', { art: art('dip tomato') })).toMatchObject({ initial: 'G' })
    expect(pictureOf('Sauce pot', { art: gravy })).toMatchObject({ initial: 'S' })
    expect(pictureOf('Curry sauce', { art: art('dip') })).toEqual(art('dip'))
  })
})

describe('a dish whose name does not confirm its stored picture is a laid place with its initial', () => {
  it.each([
    ['İskender', 'enamel tomato', 'İ'],
    ['Iskender', 'enamel tomato', 'I'],
    ['Bean burger', 'plate beans', 'B'],
    ['Beef burger in a bap', 'plate hamburger', 'B'],
    ['Vegan cheeseburger', 'plate hamburger', 'V'],
    ['Lamb rogan josh', 'karahi tomato', 'L'],
    ['Chicken shish', 'enamel poultry-leg', 'C'],
    ['Adana', 'enamel hot-pepper', 'A'],
    ['Halloumi kebab', 'board stuffed-flatbread', 'H'],
    ['Mixed doner', 'board stuffed-flatbread', 'M'],
    ['Falafel wrap', 'board falafel', 'F'],
    ['Margherita', 'board tomato', 'M'],
    ['Cottage pie', 'enamel pie', 'C'],
    ['Vegan pancakes', 'plate pancakes', 'V'],
    ['Goat roti', 'board burrito', 'G'],
    ['Prawn crackers', 'paper shrimp', 'P'],
    ['Jackfruit tacos, three', 'enamel taco', 'J'],
    ['Cheesy chips', 'enamel french-fries', 'C'],
    ['“Special” fried rice', 'bare cooked-rice', 'S'],
    ['élan', 'bare herb', 'É'],
    ['7 Up', 'dip', '7'],
  ])('%s, of whatever %s says', (name, stored, initial) => {
    expect(pictureOf(name, { art: art(stored) })).toMatchObject({ picture: null, initial })
  })

  it.each([
    'Burrito bowl',
    'Rice pudding',
    'Curry and rice box',
    'Katsu curry bowl',
    'Flan de huevo',
    'Dumplings in broth',
    'Sweet falafel',
    'Falafel wrap',
    'Fish and chips butty',
    'Naan wrap',
    'Chips and cheese',
    'Oat milk',
    'Milk shake',
    'Big green salad',
    'Green salad wrap',
    'Cheeseburger box',
    'Tea loaf',
    'Fried ice cream',
    'Ice cream float',
    'Stuffed olives',
    'Olives and bread',
    'Pancakes with ham',
    'Gherkins in batter',
    'Vegan steak pie',
    'Steak pie dinner',
    'Double pepperoni',
    'Pepperoni calzone',
    'Drumstick lolly',
    'Onigiri box',
    'Paella croquettes',
    'Prawns with rice',
    'Prawn curry box',
    'Ramen burger',
    'Doner kebab box',
    'Kebab in pitta box',
    'Gyros box',
    'Spicy salmon nigiri',
    'Salmon nigiri box',
    'Taco salad',
    'Bolognese pizza',
    'Pancake stack challenge',
  ])('such as %s, which is something else', (name) => {
    expect(pictureOf(name)).toMatchObject({ picture: null, initial: name.charAt(0) })
  })

  it('has no initial where the name has neither letter nor figure', () => {
    expect(pictureOf('…')).toMatchObject({ initial: '' })
  })

  it('also for a meal deal, which is several dishes', () => {
    expect(pictureOf('Cheeseburger', { isBundle: true })).toMatchObject({ initial: 'C' })
  })
})

describe('the place that is laid', () => {
  it.each([
    ['Saag paneer', 'Curries', 'plate'],
    ['Family box', 'Meal deals', 'plate'],
    ['Onion bhaji, four', 'To start', 'napkin'],
    ['Samosa', 'Street snacks', 'napkin'],
    ['Hummus with lamb', 'Cold mezze', 'napkin'],
    ['Suya', 'Small chops', 'napkin'],
    ['Dolma', 'Meze', 'napkin'],
    ['Bacon', 'Baps', 'board'],
    ['Bacon', 'In a bap', 'board'],
    ['Bread pudding', 'Mains', 'plate'],
    ['Peshwari naan', 'Rice and bread', 'board'],
    ['Peshwari naan', 'Mains', 'board'],
    ['Coleslaw', 'Sides', 'board'],
    ['Mango kulfi', 'Puddings and drinks', 'doily'],
    ['Cola, can', 'Drinks', 'doily'],
    ['House red', 'From the bar', 'doily'],
    ['Tiramisù', 'Dolci', 'doily'],
    ['Green tea', 'Hot drinks', 'doily'],
    ['Jam roly-poly', 'Proper puddings', 'doily'],
  ])('for %s among %s is a %s', (name, categoryName, vessel) => {
    expect(pictureOf(name, { categoryName })).toMatchObject({ picture: null, vessel })
  })
})

describe('a menu', () => {
  it('shows each drawing once, on the first dish it is true of', () => {
    const names = ['Lamb doner kebab', 'Chicken doner kebab', 'Beef doner kebab', 'Chips', 'Fries']
    expect(dishPictures(names.map((name) => dish(name))).map(({ picture }) => picture)).toEqual([
      'stuffed-flatbread',
      null,
      null,
      'french-fries',
      null,
    ])
  })

  it('shows one sauce', () => {
    const sauces = ['Gravy', 'Curry sauce'].map((name) => dish(name, { art: art('dip') }))
    expect(dishPictures(sauces).filter(({ vessel }) => vessel === 'dip')).toHaveLength(1)
  })
})
