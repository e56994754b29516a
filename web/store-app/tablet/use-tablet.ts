import { useCallback, useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/session.ts'
import { TABLET_ROLE } from '#contract/partner/staff-roles.ts'
import { isIdle } from '#rules/session/idle-tablet.ts'
import { partnerApi } from '#web/calls/staff/partner-calls.ts'
import { useLockTabletMutation } from '#web/calls/staff/tablet-calls.ts'
import { deleteStored, readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { storedOnDevice } from '#web/state/persistence/stored-on-device.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { personLeaves } from './person-leaves.ts'

const everyMs = 5000
const TOUCHES = ['pointerdown', 'keydown'] as const

/** Somebody has just switched to themselves. */
export const touchTablet = () => writeTouch(Date.now())

const touchedAtMs = () => readStored(storedOnDevice.tabletTouched)?.atMs ?? null

const writeTouch = (atMs: number) => writeStored(storedOnDevice.tabletTouched, { atMs })

/** The tablet that is used, if it is a shared one, and its store. */
export function useTablet() {
  const user = useAppSelector(({ partner }) => partner.user)
  const [store] = user?.stores ?? []
  return user?.tablet && store ? { ...user.tablet, user, store } : null
}

/** On a shared tablet only a manager logs out, as that ends the tablet. */
export function useCanLogOut(): boolean {
  const tablet = useTablet()
  return tablet === null || tablet.store.role !== TABLET_ROLE
}

/** Locks the tablet here at once, and on the server as soon as it answers. */
export function useLock(): () => void {
  const dispatch = useAppDispatch()
  const tablet = useTablet()
  const [lock] = useLockTabletMutation()
  const storeId = tablet?.store.id
  const user = tablet?.user
  return useCallback(() => {
    if (storeId === undefined || !user) return
    personLeaves()
    writeTouch(0)
    dispatch(partnerActions.fetched(lockedUser(user)))
    void lock({ params: { storeId } }).then(({ error }) => {
      if (!error) deleteStored(storedOnDevice.tabletTouched)
    })
  }, [dispatch, lock, storeId, user])
}

/** Locks a tablet that was not touched for so long, also after it was asleep or without a network. */
export function useIdleLock(): void {
  const tablet = useTablet()
  const lock = useLock()
  const look = useEffectEvent(() => {
    if (!tablet) return
    const { isLocked, idleMinutes } = tablet
    if (isIdle({ touchedAtMs: touchedAtMs(), isLocked, idleMinutes, nowMs: Date.now() })) lock()
  })
  const touch = useEffectEvent(() => {
    look()
    if (tablet && !tablet.isLocked && touchedAtMs() !== 0) touchTablet()
  })
  const isShared = tablet !== null
  useEffect(() => {
    if (!isShared) return undefined
    const onTouch = () => touch()
    const onLook = () => look()
    onLook()
    const timer = setInterval(onLook, everyMs)
    for (const event of TOUCHES) addEventListener(event, onTouch, true)
    addEventListener('online', onLook)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      for (const event of TOUCHES) removeEventListener(event, onTouch, true)
      removeEventListener('online', onLook)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [isShared])
}

/** A new access token may be of the tablet again, as whoever acted on it is out. */
export function useWhoActs(): void {
  const dispatch = useAppDispatch()
  const accessToken = useAppSelector(({ partner }) => partner.accessToken)
  const isShared = useTablet() !== null
  useEffect(() => {
    if (!isShared || accessToken === null) return
    const { getPartner } = partnerApi.endpoints
    void dispatch(getPartner.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }, [dispatch, accessToken, isShared])
}

/** As the server will answer it, for a screen that must not wait. */
function lockedUser({ tablet, stores, ...user }: User): User {
  return {
    ...user,
    firstName: tablet?.name ?? '',
    lastName: '',
    email: '',
    stores: stores.map((store) => ({ ...store, role: TABLET_ROLE })),
    ...(tablet && { tablet: { ...tablet, isLocked: true } }),
  }
}
