/** How the store app works for a store. */
export const settings = {
  pageName: 'Settings',
  title: 'Settings',
  intro: 'For everyone who works here, on every device.',
  loading: 'Loading the settings',
  failed: 'We can’t load the settings at the moment.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Settings saved',
  alerts: {
    title: 'Alerts',
    text: 'So that no order is missed because nobody looked. An open store app rings on every page.',
    waitingEmail: 'Email everyone about an order that waits',
    waitingEmailHint: 'To each person in the team, while nobody has answered it.',
    afterMinutes_one: 'After {{count}} minute',
    afterMinutes_other: 'After {{count}} minutes',
    never: 'Never',
  },
  unattended: {
    title: 'When nobody has the store app open',
    text: 'While you’re taking orders, and no device is connected: a tablet that ran out of battery, say.',
    warn: 'Warn us after {{count}} minutes',
    warnHint: 'Owners by email, and every device that has notifications on.',
    pause: 'Pause orders automatically',
    pauseHint:
      'Until closing time. Whoever opens the store app can take orders again. We always tell you when we pause.',
  },
} as const
