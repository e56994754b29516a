import { pinCalls } from '#contract/partner/pins.ts'
import { tabletCalls as calls } from '#contract/partner/tablets.ts'
import { deviceName } from '#rules/session/device-name.ts'
import { changerOf, staffCalls } from '#api/account/check-partner.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import type { StoreAct } from '../change-at-store.ts'
import { listTeam } from '../team/list-team.ts'
import { readPin, removePin, setPin } from './set-pin.ts'
import { endTablet, listTablets, shareTablet } from './share-tablet.ts'
import { listPeople, lockTablet, switchPerson } from './switch-person.ts'

interface Asking {
  who: Who | null
  params: { storeId: string }
}

const actOf = (asking: Asking): StoreAct => ({
  storeId: asking.params.storeId,
  changer: changerOf(asking),
})

/** On a shared tablet nobody changes their PIN: it takes more than the PIN itself. */
function ownActOf(asking: Asking): StoreAct {
  if (accountOf(asking).tablet) throw new ApiError('SHARED_TABLET_NOT_ALLOWED')
  return actOf(asking)
}

export function tabletRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  const tabletsOf = async ({ params }: Asking) => ({
    items: await listTablets(context, params.storeId),
  })
  ofStore(calls.listTablets, tabletsOf)
  ofStore(calls.shareTablet, (asking) => {
    const { request, reply, body, params } = asking
    reply.header('cache-control', 'no-store')
    const device = deviceName(request.headers['user-agent'] ?? '')
    const from = { who: accountOf(asking), address: request.ip, device, ...params }
    return shareTablet(context, from, body)
  })
  ofStore(calls.endTablet, async (asking) => {
    await endTablet(context, actOf(asking), asking.params.tabletId)
    return tabletsOf(asking)
  })
  ofStore(calls.listPeople, (asking) => listPeople(context, accountOf(asking)))
  ofStore(calls.switchPerson, (asking) => {
    const from = { who: accountOf(asking), address: asking.request.ip }
    return switchPerson(context, from, asking.body)
  })
  ofStore(calls.lockTablet, (asking) => lockTablet(context, accountOf(asking)))
  pinRoutes(serve, context)
}

function pinRoutes(serve: Serve, context: Context): void {
  const { ofStore } = staffCalls(serve, context)
  const pinOf = (asking: Asking) => {
    const { storeId, changer } = ownActOf(asking)
    return readPin(context, { storeId, accountId: changer.accountId })
  }
  ofStore(pinCalls.getPin, pinOf)
  ofStore(pinCalls.setPin, async (asking) => {
    await setPin(context, ownActOf(asking), asking.body.pin)
    return pinOf(asking)
  })
  ofStore(pinCalls.deletePin, async (asking) => {
    await setPin(context, ownActOf(asking), null)
    return pinOf(asking)
  })
  ofStore(pinCalls.removePin, async (asking) => {
    await removePin(context, actOf(asking), asking.params.accountId)
    return listTeam(context, asking.params.storeId)
  })
}
