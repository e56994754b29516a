/** Signing in. */
export const session = {
  pageTitles: {
    '/login': 'Log in',
  },
  pageDescription: 'Log in to your account, or make one.',
  welcomeBack: 'Welcome back',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  rememberMe: 'Remember me',
  logIn: 'Log in',
  loggingIn: 'Logging in',
  account: 'Your account',
  addresses: 'Your addresses',
  logOut: 'Log out',
  logOutText: 'Your basket stays in your account and is here again when you log in.',
  withoutScripts: 'Logging in needs JavaScript. Switch it on and load the page again.',
} as const
