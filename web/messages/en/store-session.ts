/** What staff read about being logged in and out, on every page of the store app. */
export const storeSession = {
  endedTitle: 'This device has been logged out.',
  endedText: 'You can’t get new orders or answer any. What you see is from before.',
  logInAgain: 'Log in again',
  logInAgainTitle: 'Log in again',
  logInAgainText: 'You’ll go on where you are.',
  logOutTitle_one: 'Log out with {{count}} open order?',
  logOutTitle_other: 'Log out with {{count}} open orders?',
  logOutText: 'Nobody hears new orders on this device while it’s logged out.',
  logOutAnyway: 'Log out anyway',
  stayLoggedIn: 'Stay logged in',
} as const
