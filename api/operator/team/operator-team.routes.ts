import type { FastifyRequest } from 'fastify'
import { resetSecondFactor as resetSecondFactorCall } from '#contract/account/second-factor.ts'
import { operatorTeamCalls as calls } from '#contract/operator/operator-team.ts'
import { deviceName } from '#rules/session/device-name.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { changeOperator } from './change-operator.ts'
import type { OperatorChanger } from './change-operators.ts'
import {
  inviteOperator,
  resendOperatorInvitation,
  withdrawOperatorInvitation,
} from './invite-operator.ts'
import { acceptOperatorInvitation, openOperatorInvitation } from './join-marketplace.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { listOperators } from './list-operators.ts'

const changerOf = (asking: { who: Who | null }): OperatorChanger => ({
  accountId: accountOf(asking).accountId,
  by: 'operator',
})

const invitingOf = (asking: { who: Who | null; request: FastifyRequest }) => ({
  ...changerOf(asking),
  address: asking.request.ip,
})

export function operatorTeamRoutes(serve: Serve, context: Context): void {
  serve(calls.listOperators, () => listOperators(context))
  serve(calls.inviteOperator, async (asking) => {
    await inviteOperator(context, invitingOf(asking), asking.body)
    return listOperators(context)
  })
  serve(calls.resendOperatorInvitation, async (asking) => {
    await resendOperatorInvitation(context, invitingOf(asking), asking.params.invitationId)
    return listOperators(context)
  })
  serve(calls.withdrawOperatorInvitation, async (asking) => {
    await withdrawOperatorInvitation(context, changerOf(asking), asking.params.invitationId)
    return listOperators(context)
  })
  serve(calls.changeOperator, async (asking) => {
    const { accountId } = asking.params
    await changeOperator(context, changerOf(asking), { accountId, role: asking.body.role })
    return listOperators(context)
  })
  serve(calls.removeOperator, async (asking) => {
    const { accountId } = asking.params
    await changeOperator(context, changerOf(asking), { accountId, role: null })
  })
  serve(resetSecondFactorCall, (asking) =>
    resetSecondFactor(context, changerOf(asking), asking.params.id),
  )
  serve(calls.openOperatorInvitation, ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    return openOperatorInvitation(context, body.code)
  })
  serve(calls.acceptOperatorInvitation, ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const device = deviceName(request.headers['user-agent'] ?? '')
    return acceptOperatorInvitation(context, body, { address: request.ip, device })
  })
}
