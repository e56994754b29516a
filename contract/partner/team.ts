import { z } from 'zod'
import { call } from '../call.ts'
import { email, id, instant, newPassword, oneTimeCode, text } from '../fields.ts'
import { signedIn, user } from '../session.ts'
import { staffRole } from './staff-roles.ts'

/** How many people a restaurant has, with those who are invited. */
export const TEAM_MAXIMUM = 60

export const colleague = z.object({
  accountId: id,
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** They can switch to themselves on a shared tablet. */
  hasPin: z.boolean(),
  /** When they last used the store app; null where that is not known any more. */
  lastSeenAt: instant.nullable(),
})
export type Colleague = z.output<typeof colleague>

export const invitation = z.object({
  id,
  email: z.string(),
  role: staffRole,
  sentAt: instant,
  expiresAt: instant,
})
export type Invitation = z.output<typeof invitation>

/** Who works at a store, owners first, and who is invited, the latest first. */
export const team = z.object({
  colleagues: z.array(colleague),
  invitations: z.array(invitation),
})
export type Team = z.output<typeof team>

const storeNamed = z.object({ storeId: id })
const invitationNamed = z.object({ storeId: id, invitationId: id })
const colleagueNamed = z.object({ storeId: id, accountId: id })
const code = z.object({ code: oneTimeCode })
const linkErrors = ['NONEXISTING_INVITATION', 'INVITATION_EXPIRED'] as const

const ofOwner = { permission: 'partner', staffPermission: 'team' } as const

export const listTeam = call({
  id: 'listTeam',
  method: 'GET',
  path: '/partner/stores/:storeId/team',
  summary: 'Who works at a store, and who is invited',
  ...ofOwner,
  params: storeNamed,
  output: team,
  errors: ['NONEXISTING_STORE'],
})

export const inviteColleague = call({
  id: 'inviteColleague',
  method: 'POST',
  path: '/partner/stores/:storeId/invitations',
  summary: 'Invites somebody by email; who is invited already gets a new link, in the given role',
  ...ofOwner,
  params: storeNamed,
  body: z.object({ email, role: staffRole }),
  output: team,
  errors: ['NONEXISTING_STORE', 'ALREADY_IN_TEAM', 'TEAM_IS_FULL'],
})

export const resendInvitation = call({
  id: 'resendInvitation',
  method: 'POST',
  path: '/partner/stores/:storeId/invitations/:invitationId/resend',
  summary: 'Sends an invitation again, with a new link; the earlier one stops working',
  ...ofOwner,
  params: invitationNamed,
  output: team,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_INVITATION'],
})

export const withdrawInvitation = call({
  id: 'withdrawInvitation',
  method: 'DELETE',
  path: '/partner/stores/:storeId/invitations/:invitationId',
  summary: 'Withdraws an invitation: its link stops working',
  ...ofOwner,
  params: invitationNamed,
  output: team,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_INVITATION'],
})

export const changeColleague = call({
  id: 'changeColleague',
  method: 'PUT',
  path: '/partner/stores/:storeId/team/:accountId',
  summary: 'Gives a colleague another role; the last owner stays one',
  ...ofOwner,
  params: colleagueNamed,
  body: z.object({ role: staffRole }),
  output: team,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_COLLEAGUE', 'LAST_OWNER'],
})

export const removeColleague = call({
  id: 'removeColleague',
  method: 'DELETE',
  path: '/partner/stores/:storeId/team/:accountId',
  summary: 'Removes a colleague from a store at once, but never its last owner',
  ...ofOwner,
  params: colleagueNamed,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_COLLEAGUE', 'LAST_OWNER'],
})

export const openInvitation = call({
  id: 'openInvitation',
  method: 'POST',
  path: '/partner/invitations/open',
  summary: 'What the link of an invitation is for',
  permission: 'public',
  body: code,
  output: z.object({
    storeName: z.string(),
    email: z.string(),
    role: staffRole,
    /** They have an account of restaurant staff already, and join by logging in. */
    hasAccount: z.boolean(),
  }),
  errors: linkErrors,
})

export const acceptInvitation = call({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/partner/invitations/accept',
  summary: 'Makes an account of restaurant staff by the link of an invitation, and signs it in',
  permission: 'public',
  body: code.extend({ firstName: text(60), lastName: text(60), password: newPassword }),
  output: signedIn,
  errors: [...linkErrors, 'EXISTING_USER'],
})

export const joinStore = call({
  id: 'joinStore',
  method: 'POST',
  path: '/partner/invitations/join',
  summary: 'Lets the signed-in partner join the store that invited their address',
  permission: 'partner',
  staffPermission: 'own',
  body: code,
  output: user,
  errors: [...linkErrors, 'INVITATION_OF_ANOTHER', 'SHARED_TABLET_NOT_ALLOWED'],
})

export const teamCalls = {
  listTeam,
  inviteColleague,
  resendInvitation,
  withdrawInvitation,
  changeColleague,
  removeColleague,
  openInvitation,
  acceptInvitation,
  joinStore,
}
