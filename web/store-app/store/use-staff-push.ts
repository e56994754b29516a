import { useEffect, useState } from 'react'
import { pushSubscription } from '#contract/news.ts'
import { useLazyGetPushKeyQuery } from '#web/calls/news-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import {
  useFindStaffPushMutation,
  useStartStaffPushMutation,
  useStopStaffPushMutation,
} from '#web/calls/staff/staff-push-calls.ts'
import { currentSubscription, mayNotify, pushAbility, subscribe } from '#web/news/push-browser.ts'
import type { PushState } from '#web/news/use-order-push.ts'

interface StaffPush {
  /** Null until the browser and the server have answered. */
  state: PushState | null
  isWorking: boolean
  /** The browser failed, for a reason of its own. */
  hasFailed: boolean
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
}

/** Whether this device is sent the new orders of a store, and how to change that. */
export function useStaffPush(storeId: string): StaffPush {
  const params = { storeId }
  const [state, setState] = useStateNow(storeId)
  const [askForKey] = useLazyGetPushKeyQuery()
  const [start] = useStartStaffPushMutation()
  const [stop] = useStopStaffPushMutation()
  const [isWorking, setIsWorking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

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
    await start({ params, body }).unwrap()
    return 'on'
  }
  const turnOff = async (): Promise<PushState> => {
    const subscription = await currentSubscription()
    if (subscription) await stop({ params, body: { endpoint: subscription.endpoint } }).unwrap()
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

/** If browser or server fail, the offer to turn it on stays, and pressing it shows what is wrong. */
function useStateNow(storeId: string) {
  const [find] = useFindStaffPushMutation()
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    let isOver = false
    const readState = async (): Promise<PushState> => {
      const ability = pushAbility()
      if (ability !== 'possible') return ability
      const subscription = await currentSubscription()
      if (!subscription) return 'off'
      const body = { endpoint: subscription.endpoint }
      return (await find({ params: { storeId }, body }).unwrap()).isOn ? 'on' : 'off'
    }
    readState().then(
      (found) => !isOver && setState(found),
      () => !isOver && setState('off'),
    )
    return () => {
      isOver = true
    }
  }, [find, storeId])
  return [state, setState] as const
}
