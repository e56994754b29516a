import type { FindingKind } from '#rules/payments/findings.ts'

/** What disagrees about money, and what somebody does about it. */
type FindingWords = Record<FindingKind, string>

/** What the staff of the marketplace read. */
export const operator = {
  description: 'Payments for the staff of the marketplace.',
  navigation: 'Marketplace',
  loginPageTitle: 'Log in · Operator · {{marketplace}}',
  loginTitle: 'Behind the counter',
  loginText: 'Log in to see whether the money of {{marketplace}} adds up.',
  notAnOperator:
    'These pages are for the staff of {{marketplace}}. Customers log in on the website.',
  pageTitle: 'Payments · Operator · {{marketplace}}',
  title: 'Payments',
  intro:
    'The payment provider, the orders and the ledger are compared every five minutes. What does not agree, and did not heal by itself, stands here.',
  logOut: 'Log out',
  close: 'Close',
  tryAgain: 'Try again',

  compare: 'Compare now',
  comparing: 'Comparing',
  compared_one: '{{count}} payment compared.',
  compared_other: '{{count}} payments compared.',
  countSettled_one: '{{count}} that stood still moved on.',
  countSettled_other: '{{count}} that stood still moved on.',
  countCancelled_one: '{{count}} hold that nobody waited for was let go.',
  countCancelled_other: '{{count}} holds that nobody waited for were let go.',
  countHealed_one: '{{count}} order was written to the ledger late.',
  countHealed_other: '{{count}} orders were written to the ledger late.',
  countFindings_one: '{{count}} does not agree.',
  countFindings_other: '{{count}} do not agree.',
  countResolved_one: '{{count}} finding is gone.',
  countResolved_other: '{{count}} findings are gone.',
  allAgree: 'Everything agrees.',
  compareFailed: 'The provider couldn’t be asked. Nothing was changed.',

  show: 'Which findings',
  showOpen: 'Open',
  showAll: 'All',
  loading: 'Fetching the findings',
  failed: 'The findings can’t be fetched at the moment.',
  emptyTitle: 'Provider, orders and ledger agree',
  emptyText: 'Whatever does not will stand here.',
  emptyAllText: 'Nothing has been found so far.',
  more: 'Show more',
  loadingMore: 'Fetching',

  kind: {
    capturedWithoutOrder: 'Money was taken for no order',
    amountDiffers: 'The amount is not the order’s',
    refundedElsewhere: 'More was given back than we know of',
    refundMissing: 'A refund has not happened',
    refundFailed: 'A refund has failed',
    refundPending: 'A refund is taking more than a day',
    capturedHereOnly: 'We call it paid, the provider doesn’t',
    holdGone: 'The hold on the card is gone',
    standsStill: 'A payment stands still',
    cancelledNotRefunded: 'Cancelled, and not all given back',
    ledgerUnbalanced: 'The ledger does not come to nothing',
  } satisfies FindingWords,
  what: {
    capturedWithoutOrder: 'The provider took {{provider}}, and no order of ours is paid by it.',
    amountDiffers: 'The provider has {{provider}}, the order costs {{own}}.',
    refundedElsewhere: 'The provider has given back {{provider}}, we know of {{own}}.',
    refundMissing:
      'We have written down {{own}} as given back, the provider gave back {{provider}}.',
    refundFailed: 'The provider could not give back {{own}} to the card.',
    refundPending: 'For more than a day {{own}} is on its way back, and has not arrived.',
    capturedHereOnly: 'We have {{own}} as paid, the provider has taken {{provider}}.',
    holdGone: 'The order goes on, and nobody can take its {{own}} any more.',
    standsStill:
      'For an hour the provider has neither taken {{own}} nor let it go, as we ask it to.',
    cancelledNotRefunded: '{{own}} of an order that is not going ahead is still with us.',
    ledgerUnbalanced: 'For its customer, the ledger of this order is {{own}} apart.',
  } satisfies FindingWords,
  todo: {
    capturedWithoutOrder: 'Look the payment up at the provider, and give it back there.',
    amountDiffers: 'Look it up at the provider. Give back what is too much.',
    refundedElsewhere:
      'Somebody gave it back at the provider. Find out who, and settle it with the store: the statement doesn’t have it.',
    refundMissing: 'Look the refund up at the provider. If it failed, give the money back again.',
    refundFailed:
      'Show its money and give it back once more. If it fails again, the card is gone: ring the customer, pay in another way, and mark this as dealt with.',
    refundPending:
      'Look the refund up at the provider: it says what it waits for. We keep asking, and the customer is told once it is made.',
    capturedHereOnly: 'Ask the provider before the store is paid out.',
    holdGone: 'Ring the store: it can take cash, or cancel the order.',
    standsStill:
      'We keep asking. If the provider is there, look the payment up in its dashboard: it says why.',
    cancelledNotRefunded: 'Give back what is left.',
    ledgerUnbalanced: 'Tell whoever looks after the server, before the store is paid out.',
  } satisfies FindingWords,
  toDo: 'To do',
  unknownAmount: 'an unknown amount',
  orderOf: 'Order {{number}}, {{store}}, {{total}}',
  noOrder: 'No order of ours',
  payment: 'Payment {{id}}',
  found: 'Found {{time}}',
  seen: 'still so {{time}}',
  closedAt: 'closed {{time}}',
  closed: 'Closed',
  showMoney: 'Show its money',
  showMoneyOf: 'Show its money: order {{number}}',
  dealtWith: 'Dealt with',
  dealtWithOf: 'Dealt with: {{what}}',
  saving: 'Saving',

  orderTitle: 'The money of order {{number}}',
  orderLoading: 'Fetching the order',
  orderFailed: 'The order can’t be fetched at the moment.',
  store: 'Store',
  customer: 'Customer',
  status: 'Status',
  paid: 'Payment',
  sums: 'What it costs',
} as const
