import type { FastifyRequest } from 'fastify'
import { secondFactorCalls as calls } from '#contract/account/second-factor.ts'
import { deviceName } from '#rules/session/device-name.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { beginPasskeySignIn, completeSignIn } from './complete-sign-in.ts'
import { addPasskey, beginPasskey } from './passkeys.ts'
import { readSecondFactor } from './read-second-factor.ts'
import {
  beginApp,
  confirmApp,
  removeSecondFactor,
  replaceRecoveryCodes,
  type OwnChange,
} from './set-up-second-factor.ts'

/** Customers' accounts hold no money, and sign in without a second step. */
function ownOf(asking: { who: Who | null; request: FastifyRequest }): OwnChange {
  const { accountId, profileType } = accountOf(asking)
  if (profileType === 'customer') throw new ApiError('PROFILE_TYPE_NOT_ALLOWED')
  return { accountId, address: asking.request.ip }
}

const deviceOf = ({ headers }: FastifyRequest) => deviceName(headers['user-agent'] ?? '')

export function secondFactorRoutes(serve: Serve, context: Context): void {
  serve(calls.getSecondFactor, (asking) => readSecondFactor(context.db, ownOf(asking).accountId))
  serve(calls.beginApp, (asking) => beginApp(context, ownOf(asking), asking.body.password))
  serve(calls.confirmApp, (asking) => confirmApp(context, ownOf(asking), asking.body.code))
  serve(calls.beginPasskey, (asking) => beginPasskey(context, ownOf(asking), asking.body.password))
  serve(calls.addPasskey, (asking) => {
    const { credential } = asking.body
    return addPasskey(context, ownOf(asking), { credential, name: deviceOf(asking.request) })
  })
  serve(calls.removeSecondFactor, (asking) =>
    removeSecondFactor(context, ownOf(asking), asking.body),
  )
  serve(calls.replaceRecoveryCodes, (asking) =>
    replaceRecoveryCodes(context, ownOf(asking), asking.body.password),
  )
  serve(calls.beginPasskeySignIn, ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    return beginPasskeySignIn(context, body.challenge)
  })
  serve(calls.completeSignIn, ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return completeSignIn(context, body, { address: request.ip, device: deviceOf(request) })
  })
}
