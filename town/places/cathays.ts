import { breakfastCafe } from '#town/menus/cuisines/breakfast.ts'
import { burgerBar } from '#town/menus/cuisines/burgers.ts'
import { chickenShop } from '#town/menus/cuisines/chicken.ts'
import { chinese } from '#town/menus/cuisines/chinese.ts'
import { chippy } from '#town/menus/cuisines/chippy.ts'
import { curryHouse } from '#town/menus/cuisines/curry-house.ts'
import { kebabShop } from '#town/menus/cuisines/kebab.ts'
import { pastaKitchen } from '#town/menus/cuisines/pasta.ts'
import { caterer } from '#town/menus/cuisines/pies-and-platters.ts'
import { pizzeria } from '#town/menus/cuisines/pizza.ts'
import { puddingParlour } from '#town/menus/cuisines/puddings.ts'
import { vietnamese } from '#town/menus/cuisines/vietnamese.ts'
import * as hours from '#town/stores/hours.ts'
import type { PlaceSource } from '#town/stores/store-source.ts'

export const cathays: PlaceSource = {
  city: 'Cardiff',
  area: 'Cathays',
  nation: 'wales',
  rings: { near: 'CF24, CF10', around: 'CF23, CF14, CF11, CF5' },
  sectors: {
    'CF24 0': [51.4822, -3.1649],
    'CF24 1': [51.4885, -3.154],
    'CF24 2': [51.4852, -3.147],
    'CF24 3': [51.4902, -3.1663],
    'CF24 4': [51.4944, -3.1774],
    'CF10 3': [51.4841, -3.1811],
  },
  stores: [
    {
      name: 'Cod Save the King Street',
      company: 'King Street Fish Bar',
      cuisine: chippy,
      about: 'Chips, rissoles and curry sauce: the Cardiff trinity.',
      street: '14 Salisbury Terrace',
      postCode: 'CF24 4AB',
      phone: '029 2018 0101',
      hours: 'Mon-Thu 11:30-22:00; Fri-Sat 11:30-01:00; Sun 12:00-21:00',
      zones: ['near | £1.20, free from £18 | £7 | 5-15', 'around | £2.40 | £12 | 10-25'],
      stars: 4.6,
      ratings: 1340,
      pricePercent: 94,
      specials: `
## Welsh things
Rissole £2.20
Corned beef, potato, parsley, crumbed and fried.
> 290 kcal | contains gluten, celery | may milk, mustard | enamel herb | choose supper, sauces | best
Welsh rarebit chips £5.60
Caerphilly, mustard, a splash of stout.
> 860 kcal | vegetarian | contains milk, gluten, mustard, sulphites | enamel french-fries | not halal
`,
    },
    {
      name: 'Taff’s Tandoor',
      cuisine: curryHouse,
      about: 'Half rice, half chips, all welcome.',
      street: '88 City Parade',
      postCode: 'CF24 3DL',
      area: 'Roath',
      phone: '029 2018 0113',
      hours: hours.OVER_MIDNIGHT,
      zones: ['near | £1.50, free from £25 | £10 | 10-20', 'around | £2.60 | £15 | 15-30'],
      stars: 4.6,
      ratings: 1075,
      isHalal: true,
    },
    {
      name: 'Caerdydd Crust',
      cuisine: pizzeria,
      types: ['italian'],
      about: 'Welsh flour, Neapolitan oven, laverbread if you are brave.',
      street: '6 Crwys Corner',
      postCode: 'CF24 4NN',
      phone: '029 2018 0127',
      hours: hours.ALL_DAY_LATE,
      zones: ['2.5 miles | £1.99, free from £25 | £10 | 10-25'],
      stars: 4.8,
      ratings: 904,
      specials: `
## O Gymru / From Wales
The Gower £11.90
Cockles, laverbread, garlic, Caerphilly.
> 840 kcal | contains gluten, milk, molluscs | may crustaceans, fish | board lemon | choose size, base, extra, dip | best
Leek and Caerphilly £10.40
Buttered leeks, cheese, black pepper.
> 890 kcal | vegetarian | contains gluten, milk | board herb | choose size, base, extra, dip
`,
    },
    {
      name: 'Caroline’s Late Kitchen',
      company: 'Late Kitchen Cardiff',
      cuisine: kebabShop,
      types: ['turkish'],
      about: 'Half and half, salad, and a sit-down on the kerb.',
      street: '30 Mill Arcade',
      postCode: 'CF10 3FB',
      phone: '029 2018 0132',
      hours: hours.NIGHT_OWL,
      hygiene: 3,
      zones: ['near | £1.50, free from £18 | £8 | 5-20', 'CF11, CF23 | £2.50 | £12 | 10-30'],
      stars: 4.2,
      ratings: 1988,
      isHalal: true,
      undeclared: ['lupin', 'celery'],
    },
    {
      name: 'Cock-a-Doodle Roath',
      cuisine: chickenShop,
      about: 'Wings, boxes and peri any time of day or night.',
      street: '152 Albany Row',
      postCode: 'CF24 3RP',
      area: 'Roath',
      phone: '029 2018 0146',
      hours: hours.ROUND_THE_CLOCK,
      hygiene: 4,
      zones: ['near | £1.00, free from £15 | £6 | 5-20', 'around | £2.20 | £10 | 10-30'],
      stars: 4.2,
      ratings: 1466,
      isHalal: true,
      pricePercent: 94,
      preparationMinutes: 15,
    },
    {
      name: 'Bore Da Breakfasts',
      cuisine: breakfastCafe,
      types: ['coffee', 'sandwiches'],
      about: 'Good morning, whenever yours begins. Cockles and laverbread on request.',
      street: '3 Woodville Steps',
      postCode: 'CF24 4DX',
      phone: '029 2018 0151',
      hours: hours.ROUND_THE_CLOCK,
      zones: ['near | £1.20, free from £16 | £6 | 5-15', 'around | £2.30 | £10 | 10-25'],
      stars: 4.7,
      ratings: 655,
      pricePercent: 93,
      preparationMinutes: 10,
      specials: `
## Welsh breakfasts
The full Welsh £10.40
Cockles, laverbread cakes, bacon, egg, tomato.
> 720 kcal | contains molluscs, eggs, gluten, sulphites | may crustaceans, fish | enamel tomato | choose eggs, toast, extras, sauce | not halal | best
Welsh cakes, four £3.20
Off the bakestone, sugared.
> 360 kcal | vegetarian | contains gluten, milk, eggs | may sulphites | board pancakes
`,
    },
    {
      name: 'Saigon Splott',
      cuisine: vietnamese,
      about: 'Pho, bánh mì and iced coffee from a converted laundrette.',
      street: '21 Splott Parade',
      postCode: 'CF24 2BS',
      area: 'Splott',
      phone: '029 2018 0165',
      hours: 'Tue-Sun 11:30-15:00, 17:00-22:00',
      zones: ['near | £1.80, free from £26 | £10 | 10-20', 'CF23 | £2.60 | £14 | 15-30'],
      stars: 4.8,
      ratings: 472,
    },
    {
      name: 'Red Dragon Wok',
      cuisine: chinese,
      about: 'Salt and pepper chips for a nation. The dragon is Welsh.',
      street: '70 Clifton Row',
      postCode: 'CF24 1LR',
      area: 'Adamsdown',
      phone: '029 2018 0172',
      hours: hours.EVENINGS_BUT_MONDAY,
      hygiene: 4,
      zones: ['near | £1.50, free from £22 | £10 | 10-20', 'around | £2.60 | £15 | 15-30'],
      stars: 4.4,
      ratings: 821,
      preOrderDays: 0,
    },
    {
      name: 'Patty Cwtch',
      cuisine: burgerBar,
      types: ['american'],
      about: 'Burgers like a good hug. Beef from the Vale.',
      street: '11 Cwtch Yard',
      postCode: 'CF24 3JA',
      area: 'Roath',
      phone: '029 2018 0189',
      hours: hours.ALL_DAY,
      zones: ['near | £1.80, free from £24 | £10 | 10-20', 'around | £2.80 | £14 | 15-30'],
      stars: 4.7,
      ratings: 1201,
    },
    {
      name: 'Sugo & Sons',
      cuisine: pastaKitchen,
      types: ['italian'],
      about: 'From the Italian cafés of the Valleys, by way of four generations.',
      street: '45 Wellfield Lane',
      postCode: 'CF24 3PA',
      area: 'Roath',
      phone: '029 2018 0194',
      hours: hours.EVENINGS,
      zones: ['2.5 miles | £1.99, free from £30 | £12 | 10-20'],
      stars: 4.7,
      ratings: 498,
    },
    {
      name: 'Popty Sweet',
      cuisine: puddingParlour,
      types: ['coffee'],
      about: 'Hot puddings, Welsh cakes, bara brith and buckets of tea.',
      street: '9 Wyeverne Row',
      postCode: 'CF24 4BG',
      phone: '029 2018 0106',
      hours: hours.DAWN_TO_NIGHT,
      zones: ['near | £1.20, free from £15 | £6 | 5-15', 'around | £2.20 | £9 | 10-25'],
      stars: 4.8,
      ratings: 366,
    },
    {
      name: 'Bread of Heaven Buffets',
      cuisine: caterer,
      types: ['sandwiches', 'pies'],
      about: 'Choirs, rugby clubs and chapel teas. Ordered ahead, delivered with spoons.',
      street: '27 Hymn Street',
      postCode: 'CF24 0LP',
      area: 'Adamsdown',
      phone: '029 2018 0138',
      hours: hours.ORDERED_AHEAD,
      zones: ['7 miles | £5.00, free from £70 | £15 | 20-45'],
      stars: 4.9,
      ratings: 134,
      preparationMinutes: 540,
      preOrderDays: 14,
      pricePercent: 93,
      bag: { bagsPerOrder: 2 },
    },
    {
      name: 'Lido Lollies',
      cuisine: puddingParlour,
      types: ['ice-cream'],
      about: 'Ice cream by the boating lake. The boats are in and so are we.',
      street: '2 Lakeside Kiosks',
      postCode: 'CF24 3EN',
      phone: '029 2018 0159',
      hours: hours.SHUT_FOR_THE_SEASON,
      zones: ['near | £1.00 | £5 | 5-15'],
      stars: 4.6,
      ratings: 147,
    },
  ],
}
