/** What staff hear and see of new orders, on every page. */
export const storeLive = {
  titleNew_one: '({{count}}) New order · {{page}}',
  titleNew_other: '({{count}}) New orders · {{page}}',
  titleMissed_one: '({{count}}) Missed order · {{page}}',
  titleMissed_other: '({{count}}) Missed orders · {{page}}',
  newOrders_one: '{{count}} new order',
  newOrders_other: '{{count}} new orders',
  missedOrders_one: '{{count}} missed order',
  missedOrders_other: '{{count}} missed orders',
  ordersToAnswer_one: '{{count}} order needs you',
  ordersToAnswer_other: '{{count}} orders need you',

  soundOn: 'Sound is on. Turn it off',
  soundOff: 'Sound is off. Turn it on',
  turnSoundOn: 'Turn sound on',
  soundBlockedTitle: 'New orders are silent.',
  soundBlockedText: 'Press the button to hear new orders.',

  offlineTitle: 'You’re offline.',
  offlineText:
    'You can’t get new orders. Check this device’s internet. We’re trying to reconnect. What you see is from {{time}}.',
  offlineTextNever:
    'You can’t get new orders. Check this device’s internet. We’re trying to reconnect.',
  failingTitle: 'Something’s wrong on our side.',
  failingText: 'You can’t get new orders. We’re trying again.',

  announceNew: 'New order {{number}}, {{what}}, {{total}}.',
  announceNewAllergy: 'New order {{number}}, {{what}}, {{total}}. It has an allergy note.',
  announceStart: 'Time to start cooking: {{numbers}}.',
  announceMissed: 'You missed order {{number}}.',
  announceStatus: 'Order {{number}}: {{status}}.',
} as const
