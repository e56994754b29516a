/** News of an order: notifications of this browser, and which emails come. */
export const news = {
  notifyDelivery: 'Tell me when it’s on its way',
  notifyCollection: 'Tell me when it’s ready',
  turningOn: 'Turning on',
  turnOff: 'Turn off notifications',
  turningOff: 'Turning off',
  isOn: 'Notifications are on. We’ll tell you here when something happens to your order.',
  isBlocked:
    'Notifications from this website are blocked. To hear when something happens, allow them in your browser’s settings and reload this page.',
  isUnsupported: 'This browser can’t show notifications. This page updates automatically.',
  needsHomeScreen:
    'iPhones and iPads show notifications only from websites on the Home Screen. To get them, press Share, then Add to Home Screen, and log in there.',
  failed: 'Your browser couldn’t turn notifications on. Try again, or check its settings.',

  title: 'Order updates',
  loading: 'Loading your order updates',
  loadFailed: 'We can’t load your order updates. Check your connection and try again.',
  tryAgain: 'Try again',
  byEmail: 'Email me when',
  received: 'The restaurant has my order',
  onItsWay: 'My order is on its way, or ready to collect',
  always:
    'We always email you when your order is accepted or changes, and about refunds and your receipt.',
  language: 'Language of emails',
  notificationsOff: 'You can turn on notifications on the page of an order you’re waiting for.',
  notificationsOn_one: 'Notifications are on in 1 browser.',
  notificationsOn_other: 'Notifications are on in {{count}} browsers.',
  turnedOff: 'Notifications are off.',
} as const
