import type { StaffRole } from '#contract/partner/staff-roles.ts'

/** The places of the store app, and who may open them. */
export const storePlaces = {
  navigation: 'Store app',
  orders: 'Orders',
  problems: 'Problems',
  problemsToAnswer_one: '{{count}} problem to answer',
  problemsToAnswer_other: '{{count}} problems to answer',
  seeProblems: 'See the problems',
  reviews: 'Reviews',
  money: 'Money',
  customersSay: 'What customers say',
  role: {
    owner: 'Owner',
    manager: 'Manager',
    kitchen: 'Kitchen',
  } satisfies Record<StaffRole, string>,
  notAllowedTitle: 'Your role doesn’t open this page',
  notAllowedText: 'At {{store}} your role is: {{role}}. An owner can change it.',
  toOrders: 'Go to orders',
  logOut: 'Log out',
} as const
