import { z } from 'zod'
import { call } from '#contract/call.ts'
import { email, newPassword, oneTimeCode, text } from '#contract/fields.ts'
import { signedIn } from '#contract/session.ts'

/** Who the first operator is. */
export const firstOperator = z.object({
  email,
  firstName: text(60),
  lastName: text(60),
  password: newPassword,
})

export const setUpMarketplace = call({
  id: 'setUpMarketplace',
  method: 'POST',
  path: '/operator/setup',
  summary:
    'Makes the first operator of a marketplace that never had one, by the code that the server printed ' +
    'at its start, and signs them in',
  permission: 'public',
  body: firstOperator.extend({ code: oneTimeCode }),
  output: signedIn,
  errors: ['SETUP_CODE_INVALID', 'SETUP_IS_CLOSED', 'EXISTING_USER'],
})

export const getSetup = call({
  id: 'getSetup',
  method: 'GET',
  path: '/operator/setup',
  summary: 'Whether nobody runs the marketplace yet, so that it waits to be set up',
  permission: 'public',
  output: z.object({ isAwaited: z.boolean() }),
  errors: [],
})

export const setupCalls = { getSetup, setUpMarketplace }
