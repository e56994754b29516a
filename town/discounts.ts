import type { DiscountKind, DiscountTerms } from '#rules/discount/discount-terms.ts'

type Terms = Partial<
  Pick<
    DiscountTerms,
    | 'percent'
    | 'amountPence'
    | 'capPence'
    | 'minimumPence'
    | 'service'
    | 'weekdays'
    | 'totalLimit'
    | 'perCustomerLimit'
    | 'loyalty'
  >
>

export interface DiscountSeed extends Terms {
  name: string
  kind: DiscountKind
  /** Left out: it counts automatically. */
  code?: string
  /** The names of the stores that give it; left out: the marketplace does, at all of them. */
  stores?: readonly string[]
  /** The names of what it is for, as far as the store's menu has them. */
  products?: readonly string[]
  /** Only for the customer of the demonstration. */
  isForTheCustomer?: true
  startedDaysAgo?: number
  /** In the past, that many days ago. */
  endedDaysAgo?: number
  /** Only for who knows the code. */
  isHidden?: true
  /** How often others have used it. */
  used?: number
}

/** One of every kind and limit there is, to be tried. */
export const demonstrationDiscounts: readonly DiscountSeed[] = [
  {
    code: 'WELCOME5',
    name: '£5 off to welcome you',
    kind: 'fixed',
    amountPence: 500,
    minimumPence: 1500,
    perCustomerLimit: 1,
  },
  { code: 'TUCK10', name: '10% off, up to £5', kind: 'percentage', percent: 10, capPence: 500 },
  { code: 'FREEWHEEL', name: 'Free delivery', kind: 'freeDelivery', minimumPence: 1000 },
  {
    code: 'STROLL',
    name: '15% off when you collect',
    kind: 'percentage',
    percent: 15,
    service: 'collection',
    isHidden: true,
  },
  {
    code: 'MIDWEEK',
    name: '£3 off on Tuesdays and Wednesdays',
    kind: 'fixed',
    amountPence: 300,
    minimumPence: 1200,
    weekdays: [2, 3],
    isHidden: true,
  },
  {
    code: 'ROLLUP',
    name: '£1 off a lahmacun',
    kind: 'fixed',
    amountPence: 100,
    products: ['Lahmacun'],
    stores: ['Pitta Patter'],
    isHidden: true,
  },
  {
    code: 'REGULAR',
    name: '£10 off after five orders',
    kind: 'fixed',
    amountPence: 1000,
    loyalty: { orders: 5, minimumSpendPence: 1500 },
  },
  {
    code: 'THANKSSAM',
    name: '£2 off, with our thanks',
    kind: 'fixed',
    amountPence: 200,
    isForTheCustomer: true,
  },
  {
    code: 'OPENING20',
    name: '20% off our opening weeks',
    kind: 'percentage',
    percent: 20,
    startedDaysAgo: 60,
    endedDaysAgo: 30,
  },
  {
    code: 'FIRST50',
    name: 'Half price for the first fifty',
    kind: 'percentage',
    percent: 50,
    capPence: 1000,
    totalLimit: 50,
    used: 50,
  },
  {
    name: '20% off from £25',
    kind: 'percentage',
    percent: 20,
    capPence: 1000,
    minimumPence: 2500,
    stores: ['Smash & Daughters', 'Gert Lush Burgers', 'Titanic Burger Yard', 'Patty Cwtch'],
  },
  {
    name: '£4 off on Mondays and Tuesdays',
    kind: 'fixed',
    amountPence: 400,
    minimumPence: 1800,
    weekdays: [1, 2],
    stores: ['Cluck Clock', 'Cock-a-Doodle Roath'],
  },
  {
    name: '10% off when you collect',
    kind: 'percentage',
    percent: 10,
    service: 'collection',
    stores: ['Kaido Sushi Bar', 'Tide & Rice'],
  },
  {
    name: 'A quarter off warm puddings',
    kind: 'percentage',
    percent: 25,
    products: ['Sticky toffee pudding', 'Rhubarb crumble', 'Vegan plum crumble'],
    stores: ['The Crumble Room', 'Popty Sweet'],
  },
  {
    name: '£6 off after four orders here',
    kind: 'fixed',
    amountPence: 600,
    loyalty: { orders: 4, minimumSpendPence: 1200 },
    stores: ['Mama Adé’s'],
  },
  {
    code: 'LANTERN',
    name: '£3 off, from the kitchen',
    kind: 'fixed',
    amountPence: 300,
    minimumPence: 1800,
    stores: ['Paper Lantern'],
  },
]
