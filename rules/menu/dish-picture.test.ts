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

  it('keeps the vessel and the sauce of its kitchen', () => {
    const karahi = art('karahi shrimp #B03A1E')
    expect(pictureOf('Prawn Madras', { art: karahi })).toEqual(karahi)
  })

  it('shows a sauce in the colour its kitchen gives, and no other', () => {
    const gravy: DishPicture = { picture: null, vessel: 'dip', dip: '#5A3A20' }
    expect(pictureOf('Gravy', { art: gravy })).toEqual(gravy)
    expect(pictureOf('Gravy')).toMatchObject({ initial: 'G' })
  })
})

describe('a dish whose name does not say so is a laid place with its initial', () => {
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
