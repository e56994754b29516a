/** The page of one order: where it is, when it comes, and what to do. */
export const tracking = {
  number: 'Order {{number}}',
  numberLabel: 'Order',
  named: 'Order {{number}}: ',

  timeTomorrow: '{{time}} tomorrow',
  timeOnDay: '{{time}} on {{day}}',

  state: {
    awaitingPayment: 'Waiting for payment',
    unpaid: 'Not paid',
    waiting: 'Order sent at {{time}}',
    scheduled: 'Scheduled for {{time}}',
    cooking: 'The kitchen is cooking',
    onItsWay: 'On its way to you',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },

  unfinished: 'You haven’t finished paying.',
  unfinishedText:
    'Pay <0>{{total}}</0> by <1>{{time}}</1>, or we’ll cancel the order. {{store}} doesn’t have it yet.',
  waitingFor: 'Waiting for {{store}}',
  ifNoAnswer:
    'If they don’t answer by <0>{{time}}</0>, we’ll cancel it. You don’t need to do anything.',
  ifNoAnswerHeld:
    'If they don’t answer by <0>{{time}}</0>, we’ll cancel it and release the <1>{{total}}</1> hold. You don’t need to do anything.',
  chose: 'You chose {{from}}–{{to}}.',
  choseOn: 'You chose {{day}}, {{from}}–{{to}}.',
  minutesLeft: '{{left}} of {{all}} minutes left',

  arriving: 'Arriving',
  arrivingOn: 'Arriving {{day}}',
  tomorrow: 'tomorrow',
  wasDue: 'Running late. It was due',
  wasDueOn: 'Running late. It was due {{day}}',
  window: '{{from}}–{{to}}',
  startsAt: '{{store}} accepted at {{accepted}} and starts cooking around {{time}}.',
  setsOff:
    'Accepted at {{accepted}}. It should set off around {{time}}. This page updates by itself.',
  notSetOff: 'It hasn’t left {{store}} yet. Ring them to ask when it’s coming.',
  left: 'Your courier left {{store}} at {{time}}.',
  leftLate: 'Your courier left {{store}} at {{time}}, later than planned. We said by {{promised}}.',
  leftOverdue: 'Your courier left {{store}} at {{time}}. Ring the restaurant to ask where it is.',
  haveCash: 'Have {{total}} in cash ready. Change isn’t guaranteed.',

  readyAround: 'Ready around {{time}}',
  collectBetween: 'Collect {{from}}–{{to}}',
  collectOn: 'Collect {{day}}, {{from}}–{{to}}',
  runningLate: 'Running late',
  wasReadyBy: 'It was due at {{time}} and isn’t ready yet. Ring {{store}} to ask when it will be.',
  beingMade: 'Accepted at {{accepted}}. This page says when it’s ready.',
  ready: 'Ready to collect',
  sayNumberPaid: 'Say the number at the counter. It’s paid for.',
  sayNumberCash: 'Say the number at the counter and pay {{total}} in cash.',
  collectFrom: 'Collect from <0>{{address}}</0>.',
  openUntil: 'Open until {{time}}',
  opens: 'Opens {{time}}',
  directions: 'Directions',
  directionsNewTab: 'Directions (opens in a new tab)',

  delivered: 'Delivered at {{time}}',
  deliveredOn: 'Delivered on {{day}} at {{time}}',
  collected: 'Collected at {{time}}',
  collectedOn: 'Collected on {{day}} at {{time}}',
  from: '{{store}}, order {{number}}',

  released: 'We’ve released the {{total}} hold. Your bank may take a few days to show it.',
  releasing: 'We’re releasing the {{total}} hold. Your bank may take a few days to show it.',
  backToList: 'See restaurants near {{place}}',

  steps: 'Order progress',
  step: {
    unpaid: 'Not paid',
    placed: 'Order sent',
    accepted: 'Accepted',
    acceptedCharged: 'Accepted, {{total}} charged to your {{card}}',
    outfordelivery: 'Out for delivery',
    readyforpickup: 'Ready to collect',
    completedDelivery: 'With you',
    completedCollection: 'Collected',
    cancelledByCustomer: 'You cancelled it',
    cancelledByStore: 'The restaurant cancelled it',
    declined: 'Declined',
  },
  by: 'by {{time}}',
  around: 'around {{time}}',

  open: {
    label: 'Your order',
    from: '{{when}} · {{store}}',
    more_one: '· 1 more order',
    more_other: '· {{count}} more orders',
    answerBy: 'They’ll answer by {{time}}',
    number: 'Say number {{number}}',
  },

  cancel: 'Cancel this order',
  ring: 'Ring the restaurant',
  phone: 'The restaurant’s number is {{phone}}.',
  contact: 'Contact us',
} as const
