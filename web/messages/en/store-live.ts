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

  messageTitle: 'Order {{number}}: message from {{marketplace}}',
  messageRead: 'I’ve read it',
  messageReadOf: 'I’ve read it: message about order {{number}}',

  failingTitle: 'Something’s wrong on our side.',
  failingText: 'You can’t get new orders. We’re trying again.',

  push: {
    title: 'Notifications on this device',
    text: 'New orders of {{store}} show here, also while this app is closed.',
    turnOn: 'Turn on',
    turningOn: 'Turning on',
    turnOff: 'Turn off',
    turningOff: 'Turning off',
    isOn: 'Notifications are on. They stop when you log out here or leave the team.',
    isBlocked:
      'Notifications from this website are blocked. Allow them in your browser’s settings and reload this page.',
    isUnsupported: 'This browser can’t show notifications.',
    needsHomeScreen:
      'iPhones and iPads show notifications only from websites on the Home Screen. Press Share, then Add to Home Screen, and log in there.',
    failed: 'Your browser couldn’t change notifications. Try again, or check its settings.',
  },

  announceNew: 'New order {{number}}, {{what}}, {{total}}.',
  announceNewAllergy: 'New order {{number}}, {{what}}, {{total}}. It has an allergy note.',
  announceStart: 'Time to start cooking: {{numbers}}.',
  announceMissed: 'You missed order {{number}}.',
  announceStatus: 'Order {{number}}: {{status}}.',
} as const
