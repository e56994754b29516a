/** What the console shows of an order beside the order itself, and does about it. */
export const orderRecord = {
  ledger: 'Ledger',
  ledgerNone: 'Nothing yet. It’s written when money is taken.',
  ledgerWhat: 'What',
  ledgerAccount: 'Account',
  ledgerIn: 'In',
  ledgerOut: 'Out',
  ledgerSum: 'Together',
  nothing: '–',
  balances: 'It balances: everything that came in has gone out.',
  moreIn: 'It doesn’t balance: {{amount}} more came in than went out.',
  moreOut: 'It doesn’t balance: {{amount}} more went out than came in.',
} as const
