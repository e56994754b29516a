import type { StaffRole } from '#contract/partner/staff-roles.ts'

/** The sentences of the email that invites somebody to work at a restaurant. */
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
  'action.join': 'Join the team',
} as const satisfies Record<`invitation.role.${StaffRole}`, string> & Record<string, string>
