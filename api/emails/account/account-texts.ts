/** The sentences of emails about accounts. */
export const accountTexts = {
  'account.unnamed': 'there',
  'account.confirm.subject': 'Confirm your email for {{marketplace}}',
  'account.confirm.preheader':
    'Press the button, then add your name and a password. The link works for 24 hours.',
  'account.confirm.lead': 'Hello, and welcome to the table.',
  'account.confirm.heading': 'Confirm your email',
  'account.confirm.text':
    'Press the button, add your name and phone number, and choose a password. Then you can order. The link works for 24 hours.',
  'account.confirm.ignore':
    'Not you? Someone probably mistyped their address. Ignore this email and no account will be created.',
  'account.reset.subject': 'Choose a new password for {{marketplace}}',
  'account.reset.preheader': 'The link works for an hour.',
  'account.reset.lead': 'Hello {{firstName}}.',
  'account.reset.heading': 'Choose a new password',
  'account.reset.text':
    'Someone, probably you, asked to set a new password. The link works once, for an hour.',
  'account.reset.ignore': 'Not you? Ignore this email. Your password stays the same.',
  'account.operatorInvited.subject': 'Run {{marketplace}}',
  'account.operatorInvited.preheader': 'The link works once, for 24 hours.',
  'account.operatorInvited.lead': 'Hello {{firstName}}.',
  'account.operatorInvited.heading': 'Choose a password for the console',
  'account.operatorInvited.text':
    'Whoever looks after the server has made you an operator of this marketplace. Choose a password, then log in with this email address. The link works once, for 24 hours.',
  'account.operatorInvited.ignore': 'Not you? Ignore this email, and nobody can log in.',
  'account.passwordChanged.subject': 'Your password for {{marketplace}} was changed',
  'account.passwordChanged.preheader': 'We’ve logged you out on other devices.',
  'account.passwordChanged.lead': 'Hello {{firstName}}.',
  'account.passwordChanged.heading': 'Your password was changed',
  'account.passwordChanged.text':
    'Your password was changed a moment ago, and we’ve logged you out on other devices.',
  'account.passwordChanged.ignore': 'Not you? Set a new password now to log everyone else out.',
  'account.secondFactorRemoved.subject': 'A second step at login was removed from {{marketplace}}',
  'account.secondFactorRemoved.preheader': 'Set up another one when you next log in.',
  'account.secondFactorRemoved.lead': 'Hello {{firstName}}.',
  'account.secondFactorRemoved.heading': 'A second step at login was removed',
  'account.secondFactorRemoved.text':
    'An authenticator app or a passkey no longer belongs to your account. Set up another one when you next log in.',
  'account.secondFactorRemoved.ignore': 'Not you? Set a new password now, and tell an owner.',
  'account.providerLinked.subject': 'You can now log in to {{marketplace}} with {{provider}}',
  'account.providerLinked.preheader': 'You can now log in to your account with {{provider}}.',
  'account.providerLinked.lead': 'Hello {{firstName}}.',
  'account.providerLinked.heading': 'You can now log in with {{provider}}',
  'account.providerLinked.text':
    'Someone, probably you, has just logged in with the {{provider}} account of this email address. From now on you can log in with it, or the way you did before.',
  'account.providerLinked.ignore':
    'Not you? Then someone is using your {{provider}} account. Change its password at {{provider}} first, then set a new one here. That logs everyone out and removes {{provider}} from your account.',
  'account.accountDeleted.subject': 'Your account at {{marketplace}} is deleted',
  'account.accountDeleted.preheader':
    'You’re logged out everywhere, and we’ve deleted your details.',
  'account.accountDeleted.lead': 'Goodbye, and thank you for eating with us.',
  'account.accountDeleted.heading': 'Your account is deleted',
  'account.accountDeleted.text':
    'You asked us to delete it a moment ago. We’ve deleted your name, email address, phone number, addresses, cards, favourites and baskets, and you’re logged out everywhere. By law we still store what was ordered and paid in past orders, but they no longer say who you are. This is the last email we’ll send you.',
  'account.accountDeleted.ignore':
    'Not you? Reply to this email straight away. We can’t bring the account back, but we’ll find out what happened.',
  'account.leaveEmail.subject': 'Confirm that you’re changing your email at {{marketplace}}',
  'account.leaveEmail.preheader': 'The link works once, for 24 hours.',
  'account.leaveEmail.lead': 'Hello {{firstName}}.',
  'account.leaveEmail.heading': 'Confirm the change',
  'account.leaveEmail.text':
    'You asked to use {{newEmail}} for your account from now on. Confirm it here, and with the link we’ve sent to the new address. Until both are confirmed, nothing changes. The links work once, for 24 hours.',
  'account.leaveEmail.ignore':
    'Not you? Don’t press the button. Change your password, because someone else knows it.',
  'account.enterEmail.subject': 'Confirm your new email for {{marketplace}}',
  'account.enterEmail.preheader': 'The link works once, for 24 hours.',
  'account.enterEmail.lead': 'Hello {{firstName}}.',
  'account.enterEmail.heading': 'Confirm your new email',
  'account.enterEmail.text':
    'You asked to use this address for your account. Confirm it here, and with the link we’ve sent to your old address. Until both are confirmed, nothing changes. The links work once, for 24 hours.',
  'account.enterEmail.ignore': 'Not you? Ignore this email, and nothing changes.',
  'account.emailChanged.subject': 'Your email for {{marketplace}} was changed',
  'account.emailChanged.preheader': 'Log in with the new address from now on.',
  'account.emailChanged.lead': 'Hello.',
  'account.emailChanged.heading': 'Your email was changed',
  'account.emailChanged.text':
    'You confirmed it from both addresses. Log in with {{newEmail}} from now on. We’ve logged you out on other devices, and we won’t email this address about your account again.',
  'account.emailChanged.ignore': 'Not you? Write to us straight away.',
  'account.provider.google': 'Google',
  'account.provider.facebook': 'Facebook',
  'account.provider.apple': 'Apple',
  'action.confirm': 'Confirm my email',
  'action.reset': 'Choose a new password',
  'action.setPassword': 'Choose a password',
  'action.home': 'Go to the website',
  'action.changeEmail': 'Confirm the change',
  'action.contact': 'Contact us',
} as const
