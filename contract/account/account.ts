import { z } from 'zod'
import { call } from '#contract/call.ts'
import { id, newPassword, page, password, phone, text } from '#contract/fields.ts'
import { user } from '#contract/session.ts'

/** Somewhere an account is signed in. */
export const openSession = z.object({
  id,
  /** What the browser calls itself, in words: "Firefox on Windows". */
  device: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

export const changeUser = call({
  id: 'changeUser',
  method: 'PUT',
  path: '/user',
  summary: 'Changes the name and telephone number of who is signed in',
  permission: 'customer',
  body: z.object({ firstName: text(60), lastName: text(60), phone }),
  output: user,
  errors: ['PHONE_NUMBER_USED'],
})

export const changePassword = call({
  id: 'changePassword',
  method: 'PUT',
  path: '/user/change-password',
  summary: 'Sets another password, and ends every other session of the account',
  permission: 'account',
  body: z.object({ currentPassword: password, password: newPassword }),
  errors: ['INCORRECT_PASSWORD'],
})

export const listSessions = call({
  id: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the account is signed in, the one that asks first',
  permission: 'account',
  output: page(openSession),
  errors: [],
})

export const endOtherSessions = call({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Signs the account out everywhere but here',
  permission: 'account',
  errors: [],
})

export const endSession = call({
  id: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/:sessionId',
  summary: 'Signs the account out in one place; done as well where that session has ended already',
  permission: 'account',
  params: z.object({ sessionId: id }),
  errors: [],
})

const named = z.object({ id })
/** Why, for colleagues and for the customer who asks for their data. */
const reasoned = z.strictObject({ reason: text(300) })

export const suspendUser = call({
  id: 'suspendUser',
  method: 'POST',
  path: '/operator/users/:id/suspend',
  summary: 'Suspends an account and ends its sessions; not while it has an order under way',
  permission: 'operator',
  operatorPermission: 'people',
  params: named,
  body: reasoned,
  errors: ['NONEXISTING_USER', 'USER_SUSPENSION_HAS_ORDER', 'FORBIDDEN_ACCESS'],
})

export const restoreUser = call({
  id: 'restoreUser',
  method: 'POST',
  path: '/operator/users/:id/restore',
  summary: 'Lets a suspended account in again',
  permission: 'operator',
  operatorPermission: 'people',
  params: named,
  body: reasoned,
  errors: ['NONEXISTING_USER', 'FORBIDDEN_ACCESS'],
})

export const accountCalls = {
  changeUser,
  changePassword,
  listSessions,
  endOtherSessions,
  endSession,
  suspendUser,
  restoreUser,
}
