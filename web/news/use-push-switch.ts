import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { pushSubscription } from '#contract/news.ts'
import { useLazyGetPushKeyQuery } from '#web/calls/news-calls.ts'
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

export interface PushSwitch {
  /** Null until the browser and the server have answered. */
  state: PushState | null
  isWorking: boolean
  /** The browser failed, for a reason of its own. */
  hasFailed: boolean
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
}

/** The server's side of notifications about one subject. Each rejects as its call does. */
interface PushCalls {
  find: (endpoint: string) => Promise<{ isOn: boolean }>
  start: (subscription: z.output<typeof pushSubscription>) => Promise<unknown>
  stop: (endpoint: string) => Promise<unknown>
}

/**
 * Whether this browser gets notifications about a subject, and how to change that. It looks once, so another
 * subject needs another component (`key`). If the browser or the server fails to say, the offer to turn them on
 * stays, and pressing it shows what is wrong.
 */
export function usePushSwitch({ find, start, stop }: PushCalls): PushSwitch {
  const [state, setState] = useState<PushState | null>(null)
  const [loadKey] = useLazyGetPushKeyQuery()
  const [isWorking, setIsWorking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const readState = useEffectEvent(async (): Promise<PushState> => {
    const ability = pushAbility()
    if (ability !== 'possible') return ability
    const subscription = await currentSubscription()
    if (!subscription) return 'off'
    return (await find(subscription.endpoint)).isOn ? 'on' : 'off'
  })

  useEffect(() => {
    let isOver = false
    readState().then(
      (found) => !isOver && setState(found),
      () => !isOver && setState('off'),
    )
    return () => {
      isOver = true
    }
  }, [])

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
    const { publicKey } = await loadKey(undefined, true).unwrap()
    await start(pushSubscription.parse((await subscribe(publicKey)).toJSON()))
    return 'on'
  }
  const turnOff = async (): Promise<PushState> => {
    const subscription = await currentSubscription()
    if (subscription) await stop(subscription.endpoint)
    return 'off'
  }
  return { state, isWorking, hasFailed, turnOn: () => work(turnOn), turnOff: () => work(turnOff) }
}
