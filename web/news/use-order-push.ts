import { useEffect, useState } from 'react'
import { pushSubscription } from '#contract/news.ts'
import {
  useFindOrderPushMutation,
  useLazyGetPushKeyQuery,
  useStartOrderPushMutation,
  useStopOrderPushMutation,
} from '#web/calls/news-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  currentSubscription,
  mayNotify,
  pushAbility,
  subscribe,
  type PushAbility,
} from './push-browser.ts'

export type PushState = 'on' | 'off' | Exclude<PushAbility, 'possible'>

export interface OrderPush {
  /** Null until the browser and the server have answered. */
  state: PushState | null
  isWorking: boolean
  /** The browser failed, for a reason of its own. */
  hasFailed: boolean
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
}

/** Whether this browser gets notifications for an order, and how to change that. */
export function useOrderPush(orderId: string, orderToken: string | null): OrderPush {
  const [state, setState] = usePushState(orderId, orderToken)
  const [askForKey] = useLazyGetPushKeyQuery()
  const [start] = useStartOrderPushMutation()
  const [stop] = useStopOrderPushMutation()
  const [isWorking, setIsWorking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const order = { params: { orderId }, orderToken }

  const work = async (change: () => Promise<PushState>) => {
    setIsWorking(true)
    setHasFailed(false)
    try {
      setState(await change())
    } catch (thrown) {
      if (isApiFailure(thrown)) showFailure(thrown)
      else setHasFailed(true)
    }
    setIsWorking(false)
  }
  const turnOn = async (): Promise<PushState> => {
    if (!(await mayNotify())) return pushAbility() === 'blocked' ? 'blocked' : 'off'
    const { publicKey } = await askForKey(undefined, true).unwrap()
    const body = pushSubscription.parse((await subscribe(publicKey)).toJSON())
    await start({ ...order, body }).unwrap()
    return 'on'
  }
  const turnOff = async (): Promise<PushState> => {
    const subscription = await currentSubscription()
    if (subscription) await stop({ ...order, body: { endpoint: subscription.endpoint } }).unwrap()
    return 'off'
  }
  return {
    state,
    isWorking,
    hasFailed,
    turnOn: () => work(turnOn),
    turnOff: () => work(turnOff),
  }
}

/**
 * From the browser and the server; if either fails, the offer to turn it on stays, and pressing it shows what
 * is wrong.
 */
function usePushState(orderId: string, orderToken: string | null) {
  const [find] = useFindOrderPushMutation()
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    let isOver = false
    const readState = async (): Promise<PushState> => {
      const ability = pushAbility()
      if (ability !== 'possible') return ability
      const subscription = await currentSubscription()
      if (!subscription) return 'off'
      const { endpoint } = subscription
      const request = { params: { orderId }, orderToken, body: { endpoint } }
      return (await find(request).unwrap()).isOn ? 'on' : 'off'
    }
    readState().then(
      (found) => !isOver && setState(found),
      () => !isOver && setState('off'),
    )
    return () => {
      isOver = true
    }
  }, [find, orderId, orderToken])
  return [state, setState] as const
}
