import { z } from 'zod'
import { call } from '../call.ts'
import { email, id, instant, newPassword, oneTimeCode, text } from '../fields.ts'
import { signedIn } from '../session.ts'
import { operatorRole } from './operator-roles.ts'

/** How many people run the marketplace, with those who are invited. */
export const OPERATORS_MAXIMUM = 100

export const operatorColleague = z.object({
  accountId: id,
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  role: operatorRole,
  /** They prove more than a password when they log in. */
  hasSecondFactor: z.boolean(),
  /** When they last used the console; null where that is not known any more. */
  lastSeenAt: instant.nullable(),
})
export type OperatorColleague = z.output<typeof operatorColleague>

export const operatorInvitation = z.object({
  id,
  email: z.string(),
  role: operatorRole,
  sentAt: instant,
  expiresAt: instant,
})
export type OperatorInvitation = z.output<typeof operatorInvitation>

/** Who runs the marketplace, owners first, and who is invited to, the latest first. */
export const operatorTeam = z.object({
  colleagues: z.array(operatorColleague),
  invitations: z.array(operatorInvitation),
})
export type OperatorTeam = z.output<typeof operatorTeam>

const ofOwner = { permission: 'operator', operatorPermission: 'team' } as const
const invitationNamed = z.object({ invitationId: id })
const colleagueNamed = z.object({ accountId: id })
const code = z.object({ code: oneTimeCode })
const linkErrors = ['NONEXISTING_INVITATION', 'INVITATION_EXPIRED'] as const

export const listOperators = call({
  id: 'listOperators',
  method: 'GET',
  path: '/operator/team',
  summary: 'Who runs the marketplace, and who is invited to',
  ...ofOwner,
  output: operatorTeam,
  errors: [],
})

export const inviteOperator = call({
  id: 'inviteOperator',
  method: 'POST',
  path: '/operator/team/invitations',
  summary: 'Invites somebody by email; who is invited already gets a new link, in the given role',
  ...ofOwner,
  body: z.object({ email, role: operatorRole }),
  output: operatorTeam,
  errors: ['ALREADY_IN_TEAM', 'TEAM_IS_FULL'],
})

export const resendOperatorInvitation = call({
  id: 'resendOperatorInvitation',
  method: 'POST',
  path: '/operator/team/invitations/:invitationId/resend',
  summary: 'Sends an invitation again, with a new link; the earlier one stops working',
  ...ofOwner,
  params: invitationNamed,
  output: operatorTeam,
  errors: ['NONEXISTING_INVITATION'],
})

export const withdrawOperatorInvitation = call({
  id: 'withdrawOperatorInvitation',
  method: 'DELETE',
  path: '/operator/team/invitations/:invitationId',
  summary: 'Withdraws an invitation: its link stops working',
  ...ofOwner,
  params: invitationNamed,
  output: operatorTeam,
  errors: ['NONEXISTING_INVITATION'],
})

export const changeOperator = call({
  id: 'changeOperator',
  method: 'PUT',
  path: '/operator/team/:accountId',
  summary: 'Gives a colleague another role; the last owner stays one',
  ...ofOwner,
  params: colleagueNamed,
  body: z.object({ role: operatorRole }),
  output: operatorTeam,
  errors: ['NONEXISTING_COLLEAGUE', 'LAST_OWNER'],
})

export const removeOperator = call({
  id: 'removeOperator',
  method: 'DELETE',
  path: '/operator/team/:accountId',
  summary: 'Removes a colleague at once, on every device, but never the last owner',
  ...ofOwner,
  params: colleagueNamed,
  errors: ['NONEXISTING_COLLEAGUE', 'LAST_OWNER'],
})

export const openOperatorInvitation = call({
  id: 'openOperatorInvitation',
  method: 'POST',
  path: '/operator/invitations/open',
  summary: 'What the link of an invitation to the console is for',
  permission: 'public',
  body: code,
  output: z.object({ email: z.string(), role: operatorRole }),
  errors: linkErrors,
})

export const acceptOperatorInvitation = call({
  id: 'acceptOperatorInvitation',
  method: 'POST',
  path: '/operator/invitations/accept',
  summary: 'Makes an account of the console by the link of an invitation, and signs it in',
  permission: 'public',
  body: code.extend({ firstName: text(60), lastName: text(60), password: newPassword }),
  output: signedIn,
  errors: [...linkErrors, 'EXISTING_USER'],
})

export const operatorTeamCalls = {
  listOperators,
  inviteOperator,
  resendOperatorInvitation,
  withdrawOperatorInvitation,
  changeOperator,
  removeOperator,
  openOperatorInvitation,
  acceptOperatorInvitation,
}
