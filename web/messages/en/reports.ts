import type { ReportTable } from '#contract/operator/reports.ts'

type OwnTable = Exclude<ReportTable, 'days' | 'hours' | 'services' | 'payments' | 'refunds'>

/** What the marketplace reads of all its restaurants; the definitions are those of rules/sales/. */
export const reports = {
  title: 'Reports',
  intro:
    'Every figure is counted as in the restaurants’ own sales: card orders from when they’re accepted, cash orders from when they’re handed over.',
  loading: 'Loading the figures',
  failed: 'We can’t load the figures at the moment.',
  filters: 'Which orders',
  service: 'Service',
  anyService: 'Delivery and collection',
  area: 'Area of the restaurant',
  anyArea: 'All areas',
  areaName: '{{area}}, {{city}}',
  store: 'Restaurant',
  storeHint: 'Part of its name',
  apply: 'Show',
  clear: 'Clear filters',
  emptyTitle: 'No orders on these days',
  emptyText: 'Choose different dates or clear the filters.',
  figure: {
    takings: 'Restaurants’ takings',
    orders: 'Orders',
    average: 'Average order',
    missed: 'Missed orders',
    late: 'Late orders',
    discounts: 'Restaurants’ discounts',
    refunded: 'Refunded to customers',
  },
  about: {
    takings:
      'Food, delivery and bags, less the discounts and refunds that restaurants pay for. Tips and platform fees aren’t in it.',
    orders: 'Accepted card orders and cash orders that were handed over.',
    average: 'Sales before refunds, divided by orders.',
    missed: 'Orders nobody answered in time.',
    late: 'Completed orders that came after the time that was promised.',
    discounts: 'What restaurants’ own offers and promo codes took off.',
    refunded: 'Everything customers got back, whoever paid for it.',
  },
  table: {
    stores: 'Sales by restaurant',
    areas: 'Sales by area',
    times: 'Delivery times',
    declines: 'Missed and declined orders',
  } satisfies Record<OwnTable, string>,
  tableAbout: {
    stores:
      'Before refunds, the largest first. Up to {{count}} are listed: the file has every restaurant.',
    areas: 'By where the restaurant is, before refunds, the largest first.',
    times:
      'The minutes are from the order to the promised time, and to the door or counter: half of the orders took less. Orders for later aren’t in the minutes.',
    declines: 'Missed orders, and why restaurants declined others.',
  } satisfies Record<OwnTable, string>,
  column: {
    store: 'Restaurant',
    area: 'Area',
    completed: 'Completed',
    onTime: 'On time',
    late: 'Late',
    promised: 'Promised',
    taken: 'Taken',
    minutesLate: 'Late by',
  },
  onTime: 'On time',
  late: 'Late',
  lateInHour: '{{label}}: {{late}} of {{completed}} late',
  percent: '{{value}}%',
  minutes: '{{value}} min',
  none: '–',
  onlyThis: 'Show only {{name}}',
  retention: {
    title: 'Customers who ordered again',
    about:
      'Customers with an account who ordered in a month, and how many of them ordered again within 30, 60 or 90 days of their first order that month. A dash means those days haven’t passed yet. Orders by guests aren’t counted.',
    failed: 'We can’t load the customers who ordered again at the moment.',
    none: 'Nobody with an account ordered in the last 12 months.',
    chart: 'Customers who ordered again within 30 days, per cent',
    month: 'Month',
    customers: 'Customers',
    within: 'Within {{count}} days',
    guests: 'Orders by guests',
  },
} as const
