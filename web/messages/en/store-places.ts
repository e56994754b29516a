import type { Service } from '#rules/orders/service.ts'
import type { StoreCard } from '#contract/stores/stores.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'

type Hygiene = StoreCard['hygiene']

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
  store: 'Store',
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

  storePage: {
    pageTitle: 'Store, {{store}} · {{marketplace}}',
    loadingTitle: 'Store · {{marketplace}}',
    title: 'Store',
    intro: 'What customers see. Ask {{marketplace}} to change it.',
    loading: 'Loading the store',
    failed: 'We can’t load the store at the moment.',
    facts: 'About {{store}}',
    address: 'Address',
    phone: 'Phone',
    email: 'Emails about orders',
    services: 'Services',
    service: { delivery: 'Delivery', collection: 'Collection' } satisfies Record<Service, string>,
    hygiene: 'Food hygiene',
    hygieneRating: {
      pass: 'Pass',
      improvementRequired: 'Improvement required',
      '5': '5 of 5, very good',
      '4': '4 of 5, good',
      '3': '3 of 5, generally satisfactory',
      '2': '2 of 5, improvement necessary',
      '1': '1 of 5, major improvement necessary',
      '0': '0 of 5, urgent improvement required',
    } satisfies Record<Hygiene['rating'], string>,
    inspected: 'Inspected on {{date}}',
    ways: 'More about the store',
    toMenu: 'See the menu as customers do',
    toMenuText: 'Opens the page of your restaurant.',
    toTeam: 'Team',
    toTeamText: 'Who works here. Invite, change roles, remove.',
    toChanges: 'Changes',
    toChangesText: 'Who changed what, and when.',
    you: 'You',
    loggedInAs: 'Logged in as {{name}}. Role: {{role}}.',
  },
} as const
