/** Another email address for an account. */
export const emailChange = {
  pageTitle: 'Change your email · {{marketplace}}',
  description: 'Use another email address for your account.',
  title: 'Change your email',
  present: 'You log in with {{email}}.',
  intro:
    'We’ll email a link to your current address and one to the new address. Your email changes once you’ve pressed both.',
  newEmail: 'New email',
  send: 'Email me the links',
  sending: 'Sending the links',
  sentTitle: 'Check both mailboxes',
  sent: 'We’ve sent links to {{old}} and {{new}}. Press both within 24 hours. Until then, nothing changes.',
  taken: 'Another account has this email address. Enter another one.',
  confirmPageTitle: 'Confirm the change · {{marketplace}}',
  confirmTitle: 'Change your email',
  confirmText:
    'Press the button to confirm that you want to change the email address of your account.',
  confirm: 'Confirm the change',
  confirming: 'Confirming',
  noLink: 'Open this page with the link from our email.',
  waitsForOldTitle: 'One more to go',
  waitsForOld: 'Now press the link we’ve sent to your old address.',
  waitsForNewTitle: 'One more to go',
  waitsForNew: 'Now press the link we’ve sent to your new address.',
  doneTitle: 'Your email is changed',
  done: 'Log in with the new address from now on. You’re signed out on other devices.',
  toDetails: 'Go to your details',
} as const
