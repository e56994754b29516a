import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'

/** The sentences of the emails that invite somebody to work at a restaurant, or to run the marketplace. */
export const invitationTexts = {
  'invitation.unnamed': 'The owner',
  'invitation.subject': 'Join {{store}} on {{marketplace}}',
  'invitation.preheader': 'The link works once, for 7 days.',
  'invitation.lead': 'Hello.',
  'invitation.heading': 'You’re invited to join {{store}}',
  'invitation.text':
    '{{inviter}} has invited you to the store app of {{store}} on {{marketplace}}. Your role: {{role}}. The link works once, for 7 days.',
  'invitation.ignore': 'Don’t know them? Ignore this email, and nothing happens.',
  'invitation.footer': 'Sent because somebody invited this address on {{marketplace}}.',
  'invitation.role.owner': 'Owner',
  'invitation.role.manager': 'Manager',
  'invitation.role.kitchen': 'Kitchen',
  'operatorInvitation.unnamed': 'An owner',
  'operatorInvitation.subject': 'Help to run {{marketplace}}',
  'operatorInvitation.heading': 'You’re invited to run {{marketplace}}',
  'operatorInvitation.text':
    '{{inviter}} has invited you to the console of {{marketplace}}. Your role: {{role}}. The link works once, for 7 days.',
  'operatorInvitation.role.owner': 'owner',
  'operatorInvitation.role.support': 'support',
  'operatorInvitation.role.finance': 'finance',
  'operatorInvitation.role.content': 'content',
  'action.join': 'Join the team',
} as const satisfies Record<
  `invitation.role.${StaffRole}` | `operatorInvitation.role.${OperatorRole}`,
  string
> &
  Record<string, string>
