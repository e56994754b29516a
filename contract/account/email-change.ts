import { z } from 'zod'
import { call } from '#contract/call.ts'
import { email, linkCode } from '#contract/fields.ts'
import { identityProof } from '#contract/session.ts'

export const changeEmail = call({
  id: 'changeEmail',
  method: 'POST',
  path: '/user/email',
  summary:
    'Asks for another email address: the present one and the new one are each sent a link, and it changes ' +
    'when both were confirmed. Proven by the password, or by signing in with a provider again',
  permission: 'customer',
  body: identityProof.safeExtend({ email }),
  errors: ['INCORRECT_PASSWORD', 'IDENTITY_NOT_CONFIRMED', 'EXISTING_USER'],
})

/** Whose confirmation is still waited for. */
const EMAIL_SIDES = ['old', 'new'] as const
export type EmailSide = (typeof EMAIL_SIDES)[number]

export const confirmEmailChange = call({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/user/email/confirm',
  summary:
    'Confirms a change of email address by the code of one of its two links, each good for once',
  permission: 'public',
  body: z.object({ code: linkCode }),
  output: z.object({
    /** Null: both have confirmed it, and the address is changed. */
    unconfirmed: z.enum(EMAIL_SIDES).nullable(),
  }),
  errors: ['EMAIL_CHANGE_EXPIRED', 'EXISTING_USER'],
})

export const emailChangeCalls = { changeEmail, confirmEmailChange }
