import { breakfastCafe } from '#town/menus/cuisines/breakfast.ts'
import { burgerBar } from '#town/menus/cuisines/burgers.ts'
import { chinese } from '#town/menus/cuisines/chinese.ts'
import { chippy } from '#town/menus/cuisines/chippy.ts'
import { curryHouse } from '#town/menus/cuisines/curry-house.ts'
import { kebabShop } from '#town/menus/cuisines/kebab.ts'
import { lebanese } from '#town/menus/cuisines/lebanese.ts'
import { caterer } from '#town/menus/cuisines/pies-and-platters.ts'
import { pizzeria } from '#town/menus/cuisines/pizza.ts'
import { puddingParlour } from '#town/menus/cuisines/puddings.ts'
import { thaiKitchen } from '#town/menus/cuisines/thai.ts'
import { veganKitchen } from '#town/menus/cuisines/vegan.ts'
import * as hours from '#town/stores/hours.ts'
import type { PlaceSource } from '#town/stores/store-source.ts'

export const newington: PlaceSource = {
  city: 'Edinburgh',
  area: 'Newington',
  nation: 'scotland',
  rings: { near: 'EH8, EH9, EH16', around: 'EH1, EH2, EH3, EH6, EH7, EH10' },
  sectors: {
    'EH8 8': [55.9526, -3.175],
    'EH8 9': [55.9438, -3.1824],
    'EH9 1': [55.9372, -3.1882],
    'EH9 2': [55.9318, -3.1852],
    'EH1 1': [55.9493, -3.1893],
    'EH3 9': [55.9435, -3.203],
  },
  stores: [
    {
      name: 'Salt ’n’ Sauce',
      cuisine: chippy,
      about: 'Sauce, not vinegar. East coast haddock and a supper for every weather.',
      street: '39 Clerk Row',
      postCode: 'EH8 9JH',
      phone: '0131 496 0105',
      hours: 'Mon-Thu 11:30-23:00; Fri-Sat 11:30-01:00; Sun 12:00-23:00',
      zones: ['near | £1.50, free from £20 | £8 | 5-15', 'around | £2.50 | £12 | 10-25'],
      stars: 4.7,
      ratings: 1577,
      specials: `
## Scottish suppers | With chips, salt and chippy sauce.
Haggis supper £7.60
Battered haggis, peppery and proud.
> 890 kcal | contains gluten | may milk, celery | untold mustard | heat 1 | paper pickle | choose sauces | best
White pudding supper £6.90
Oatmeal, onion, pepper.
> 840 kcal | contains gluten | may milk | paper pickle | choose sauces | not halal
Macaroni pie £3.40
Macaroni cheese. In a pie. Yes.
> 510 kcal | vegetarian | contains gluten, milk, mustard | may eggs | enamel pie | choose supper, sauces
`,
    },
    {
      name: 'Arthur’s Seat Spice',
      cuisine: curryHouse,
      types: ['bangladeshi'],
      about: 'Curries for coming down the hill to.',
      street: '92 Crags Parade',
      postCode: 'EH8 9QR',
      phone: '0131 496 0119',
      hours: hours.ALL_DAY,
      zones: ['near | £1.99, free from £30 | £12 | 10-20', 'around | £2.99 | £16 | 15-30'],
      stars: 4.6,
      ratings: 1188,
      isHalal: true,
      pricePercent: 102,
      specials: `
## Only up here
Haggis pakora, five £5.60
Gram flour, chilli sauce. Better than it sounds, and it sounds good.
> 430 kcal | contains gluten | may mustard, milk | untold celery | heat 2 | bare falafel | choose side | best
`,
    },
    {
      name: 'The Close Pizza Co',
      cuisine: pizzeria,
      types: ['italian'],
      about: 'Down a close, round a corner, through the smell of garlic.',
      street: '5 Cobbler’s Close',
      postCode: 'EH1 1RB',
      area: 'Old Town',
      phone: '0131 496 0123',
      hours: hours.NIGHT_OWL,
      zones: ['near | £1.99, free from £25 | £10 | 5-20', 'around | £2.50 | £14 | 10-30'],
      stars: 4.5,
      ratings: 1731,
      pricePercent: 104,
    },
    {
      name: 'Meadows Falafel Works',
      company: 'Meadows Falafel',
      cuisine: lebanese,
      about: 'Falafel by the sack, bread by the minute, night and day.',
      street: '18 Melville Row',
      postCode: 'EH9 1HX',
      area: 'Marchmont',
      phone: '0131 496 0134',
      hours: hours.ROUND_THE_CLOCK,
      zones: ['near | £1.50, free from £20 | £8 | 5-15', 'around | £2.40 | £12 | 10-25'],
      stars: 4.7,
      ratings: 1049,
      isHalal: true,
      preparationMinutes: 15,
    },
    {
      name: 'Wee Small Hours',
      cuisine: breakfastCafe,
      types: ['coffee', 'sandwiches'],
      about: 'Square sausage, tattie scones and tea at any hour God sends.',
      street: '61 Minto Parade',
      postCode: 'EH9 2BT',
      phone: '0131 496 0148',
      hours: hours.ROUND_THE_CLOCK,
      zones: ['near | £1.50, free from £18 | £6 | 5-15', 'around | £2.50 | £10 | 10-25'],
      stars: 4.6,
      ratings: 844,
      preparationMinutes: 10,
      specials: `
## Scottish breakfasts
The full Scottish £10.60
Square sausage, haggis, tattie scone, bacon, egg, beans.
> 940 kcal | contains eggs, gluten, sulphites, milk | may celery, mustard | enamel beans | choose eggs, toast, extras, sauce | not halal | best
Roll and square sausage £4.60
With a tattie scone if you say so.
> 430 kcal | contains gluten, sulphites, milk | board baguette-bread | choose roll, extras, sauce | not halal
`,
    },
    {
      name: 'Grass on the Market',
      cuisine: veganKitchen,
      types: ['salads'],
      about: 'Vegan haggis, warm bowls, no lectures.',
      street: '12 Vennel Steps',
      postCode: 'EH3 9TZ',
      area: 'Tollcross',
      phone: '0131 496 0156',
      hours: hours.EARLY,
      zones: ['2.5 miles | £1.99, free from £25 | £10 | 10-25'],
      stars: 4.8,
      ratings: 390,
    },
    {
      name: 'Bangkok Braes',
      cuisine: thaiKitchen,
      about: 'Thai cooking with a wind-chill factor. Order the massaman.',
      street: '77 Causewayside Row',
      postCode: 'EH9 1QG',
      phone: '0131 496 0167',
      hours: hours.EVENINGS_BUT_MONDAY,
      zones: ['near | £1.99, free from £30 | £14 | 10-20', 'EH10, EH3 | £2.99 | £18 | 15-30'],
      stars: 4.6,
      ratings: 573,
      preOrderDays: 0,
    },
    {
      name: 'Auld Wok',
      cuisine: chinese,
      types: ['cantonese'],
      about: 'A family kitchen since 1974. Grandmother still does the wontons.',
      street: '24 Pleasance Yard',
      postCode: 'EH8 9TJ',
      phone: '0131 496 0175',
      hours: hours.EVENINGS,
      hygiene: 'improvementRequired',
      zones: ['near | £1.80, free from £28 | £12 | 10-20', 'around | £2.80 | £16 | 15-30'],
      stars: 4.2,
      ratings: 706,
    },
    {
      name: 'Coo & Co',
      cuisine: burgerBar,
      types: ['american'],
      about: 'Borders beef, Orkney cheddar, tattie scone optional but correct.',
      street: '140 Nicolson Row',
      postCode: 'EH8 9EN',
      phone: '0131 496 0186',
      hours: hours.ALL_DAY_LATE,
      zones: ['near | £1.99, free from £25 | £10 | 10-20', 'around | £2.80 | £15 | 15-30'],
      stars: 4.7,
      ratings: 1620,
      specials: `
## Burgers from up here
The Burns £10.20
Beef, haggis, whisky sauce, crispy onions.
> 890 kcal | contains gluten, milk, mustard, sulphites | may celery, eggs | paper hamburger | choose patty, bun, add, meal, dips | not halal | best
`,
    },
    {
      name: 'Skewer Wynd',
      cuisine: kebabShop,
      types: ['turkish'],
      about: 'Charcoal shish down a wynd you have walked past a hundred times.',
      street: '3 Potter’s Wynd',
      postCode: 'EH8 9HL',
      phone: '0131 496 0199',
      hours: 'Sun 12:00-02:00; Mon-Thu 12:00-02:00; Fri-Sat 12:00-04:00',
      zones: ['near | £1.50, free from £20 | £8 | 5-15', 'around | £2.50 | £12 | 10-25'],
      stars: 4.4,
      ratings: 1133,
      isHalal: true,
      undeclared: ['lupin'],
    },
    {
      name: 'Clootie & Cream',
      cuisine: puddingParlour,
      types: ['coffee', 'ice-cream'],
      about: 'Cranachan, clootie dumpling and things with custard.',
      street: '50 Sciennes Corner',
      postCode: 'EH9 1NH',
      area: 'Marchmont',
      phone: '0131 496 0110',
      hours: hours.AFTERNOON_TO_NIGHT,
      zones: ['2.5 miles | £1.50, free from £16 | £6 | 10-20'],
      stars: 4.9,
      ratings: 415,
      specials: `
## From Granny’s book
Cranachan £5.40
Raspberries, toasted oats, honey, cream. No whisky in ours.
> 390 kcal | vegetarian | contains milk, gluten | bare strawberry | best
Clootie dumpling £5.60
Boiled in a cloth, sliced, fried in butter.
> 480 kcal | vegetarian | contains gluten, milk, sulphites | may eggs | enamel custard | choose pour
`,
    },
    {
      name: 'Hogmanay House Catering',
      company: 'Hogmanay House',
      cuisine: caterer,
      types: ['pies', 'sandwiches'],
      about: 'Steak pies for New Year and the rest of it. Ordered ahead.',
      street: '8 Bell Foundry Lane',
      postCode: 'EH8 8DT',
      phone: '0131 496 0121',
      hours: hours.ORDERED_AHEAD,
      zones: ['7 miles | £6.00, free from £80 | £15 | 20-45'],
      stars: 4.7,
      ratings: 97,
      preparationMinutes: 540,
      preOrderDays: 14,
      bag: { bagsPerOrder: 2 },
    },
    {
      name: 'The Festival Hatch',
      cuisine: burgerBar,
      types: ['american'],
      about: 'A hatch, a hotplate, the whole of August. See you next year.',
      street: '1 Fringe Court',
      postCode: 'EH8 9LE',
      phone: '0131 496 0160',
      hours: hours.SHUT_FOR_THE_SEASON,
      zones: ['near | £2.00 | £10 | 10-20'],
      stars: 4.3,
      ratings: 318,
    },
  ],
}
