import type { OperatorRole } from '#contract/operator/operator-roles.ts'

/** Who runs the marketplace, and joining by an invitation. What any team says is in `team`. */
export const consoleTeam = {
  intro: 'Who runs {{marketplace}}, and what they can open.',
  colleagues: 'Runs the marketplace',
  roleText: {
    owner: 'Everything, with the settings and the team',
    support: 'Orders, problems, customers, restaurants, reviews and enquiries',
    finance: 'Money, refunds, orders, discounts, reports and the log of changes',
    content: 'Pages, discounts, reviews and reports',
  } satisfies Record<OperatorRole, string>,
  removeText:
    'They’re logged out of the console at once, on every device. You can invite them again.',
  removeSelf:
    'You’re logged out of the console at once, on every device. An owner can invite you again.',
  removed: '{{name}} no longer has access to the console',
  joinPageTitle: 'Join · Console · {{marketplace}}',
  joinDescription: 'For people who were invited to run the marketplace.',
  toLogin: 'Log in to the console',
} as const
