/** An operator who works in the store app as the staff of a restaurant. */
export const workAsStaff = {
  button: 'Work as staff',
  title: 'Work as {{store}}?',
  text: 'For an hour you see their store app and do what a manager does there. Bank details, the team, PINs and tablets stay closed. They read in their changes that you were there, and why.',
  replaces: 'Whoever is logged in to the store app in this browser is logged out.',
  reason: 'Reason',
  reasonHint: 'The restaurant reads this.',
  confirm: 'Open the store app',
  opening: 'Opening',
  region: 'As whom you work',
  working: 'You’re working as {{store}} until {{time}}.',
  leave: 'Leave',
  leaving: 'Leaving',
  endedTitle: 'You no longer work as {{store}}.',
  endedText: 'The hour is over, or you’ve logged out of the console.',
  toConsole: 'Back to the console',
} as const
