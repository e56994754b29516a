import type { FastifyRequest } from 'fastify'
import { teamCalls as calls } from '#contract/partner/team.ts'
import { deviceName } from '#rules/session/device-name.ts'
import { staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { acceptInvitation, joinStore, openInvitation } from './accept-invitation.ts'
import { changeColleague } from './change-colleague.ts'
import type { StoreAct } from '../change-at-store.ts'
import { inviteColleague, resendInvitation } from './invite-colleague.ts'
import { listTeam } from './list-team.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

interface Changing {
  who: Who | null
  params: { storeId: string }
}

const changeOf = (asking: Changing): StoreAct => ({
  storeId: asking.params.storeId,
  changer: { accountId: accountOf(asking).accountId, by: 'partner' },
})

const invitingOf = (asking: Changing & { request: FastifyRequest }) => ({
  ...changeOf(asking),
  address: asking.request.ip,
})

export function teamRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  const teamOf = ({ params }: Changing) => listTeam(context, params.storeId)
  ofStore(calls.listTeam, teamOf)
  ofStore(calls.inviteColleague, async (asking) => {
    await inviteColleague(context, invitingOf(asking), asking.body)
    return teamOf(asking)
  })
  ofStore(calls.resendInvitation, async (asking) => {
    await resendInvitation(context, invitingOf(asking), asking.params.invitationId)
    return teamOf(asking)
  })
  ofStore(calls.withdrawInvitation, async (asking) => {
    await withdrawInvitation(context, changeOf(asking), asking.params.invitationId)
    return teamOf(asking)
  })
  ofStore(calls.changeColleague, async (asking) => {
    const { accountId } = asking.params
    await changeColleague(context, changeOf(asking), { accountId, role: asking.body.role })
    return teamOf(asking)
  })
  ofStore(calls.removeColleague, async (asking) => {
    const { accountId } = asking.params
    await changeColleague(context, changeOf(asking), { accountId, role: null })
  })
  invitationRoutes(serve, context)
}

function invitationRoutes(serve: Serve, context: Context): void {
  serve(calls.openInvitation, ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    return openInvitation(context, body.code)
  })
  serve(calls.acceptInvitation, ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const device = deviceName(request.headers['user-agent'] ?? '')
    return acceptInvitation(context, body, { address: request.ip, device })
  })
  serve(calls.joinStore, (asking) => {
    const { accountId, tablet } = accountOf(asking)
    if (tablet) throw new ApiError('SHARED_TABLET_NOT_ALLOWED')
    return joinStore(context, accountId, asking.body.code)
  })
}
