import '#web/messages/sign-up.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import type { SocialProvider, SocialTarget } from '#contract/session.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import { useLazyGetOwnCartQuery } from '#web/calls/cart-calls.ts'
import { useRegisterSociallyMutation } from '#web/calls/session-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { useLogInSociallyMutation } from '#web/calls/session-calls.ts'
import { links } from '#web/links.ts'
import { t } from '#web/messages/i18n.ts'
import type { Leaving } from '#web/session/use-leave-signed-in.ts'
import { returnHref, withReturnHref } from '#web/navigation/return-href.ts'
import { useShownLocation } from '#web/navigation/use-dialogs.ts'
import { socialAuthChanged, socialAuthCleared } from '#web/state/auth.slice.ts'
import { socialRegistrationBegan } from '#web/state/register.slice.ts'
import { startedStore } from '#web/state/started-store.ts'
import { useAppDispatch } from '#web/state/store.ts'
import {
  readSocialReturn,
  socialProblemOf,
  type SocialReturn,
  takeSocialAuth,
} from './social-return.ts'

interface SocialState {
  isRunning: boolean
  /** Why nobody was signed in; null before and after. */
  problem: { text: string; isCancelled: boolean } | null
}

/**
 * Signs in, or registers, a visitor who is back from a provider with a code in the address. The code is
 * removed from the address first, so that a reload does not use it a second time.
 */
export function useSocialReturn(target: SocialTarget, leaving: Leaving): SocialState {
  const { pathname, search } = useShownLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const sign = useSigning(target)
  const handled = useRef('')
  const [state, setState] = useState<SocialState>({ isRunning: false, problem: null })

  const end = useEffectEvent((thrown: unknown, provider: SocialProvider, login: string) => {
    leaving.endSigningIn()
    if (target === 'register' && isApiFailure(thrown) && thrown.code === 'EXISTING_USER') {
      showToast({
        id: thrown.code,
        variant: 'positive',
        title: t('signUp.social.EXISTING_USER'),
      })
      setTimeout(() => void navigate(login, { replace: true }), NAVIGATION_DELAY_MS)
      return
    }
    if (!isApiFailure(thrown)) return showFailure(thrown)
    setState({ isRunning: false, problem: socialProblemOf({ provider, error: thrown.code }) })
  })
  const leave = useEffectEvent((cameFrom?: string) => leaving.leaveSignedIn(cameFrom))

  const take = useEffectEvent(async (back: SocialReturn) => {
    const storedItems = takeSocialAuth()
    // A visitor who left before hydration has stored nothing but what the address has.
    const cameFrom = storedItems?.back ?? returnHref(search)
    const from = cameFrom ? new URL(cameFrom, window.location.origin) : { pathname, search: '' }
    void navigate(withReturnHref(from, pathname), { replace: true, preventScrollReset: true })
    const { provider, code, isRemembered } = back
    if (code === null) {
      dispatch(socialAuthCleared())
      return setState({ isRunning: false, problem: socialProblemOf(back) })
    }
    leaving.beginSigningIn()
    setState({ isRunning: true, problem: null })
    dispatch(socialAuthChanged({ target, provider, code }))
    try {
      await sign(provider, code, isRemembered)
      leave(cameFrom ?? undefined)
    } catch (thrown) {
      end(thrown, provider, withReturnHref(from, links.login()))
    } finally {
      dispatch(socialAuthCleared())
    }
  })
  useEffect(() => {
    const back = readSocialReturn(search)
    // Without an answer in the address, the visitor has come back by themselves.
    if (!back) return void takeSocialAuth()
    if (handled.current === search) return
    handled.current = search
    void take(back)
  }, [search])
  return state
}

function useSigning(target: SocialTarget) {
  const dispatch = useAppDispatch()
  const [logIn] = useLogInSociallyMutation()
  const [register] = useRegisterSociallyMutation()
  const [fetchOwnCart] = useLazyGetOwnCartQuery()
  return async (provider: SocialProvider, code: string, rememberMe: boolean) => {
    // As it was stored, also if that has not been rendered yet.
    const { cartToken } = startedStore().getState().cart
    const call = { params: { provider }, query: { code }, body: { cartToken } }
    if (target === 'register') {
      dispatch(socialRegistrationBegan())
      await register(call).unwrap()
      // A new account has no cart.
      if (cartToken === null) return
    } else await logIn({ ...call, rememberMe }).unwrap()
    // The page has only just loaded: requested as a guest's, the cart may belong to the account before the
    // answer, and be cleared here.
    const isWithout = dispatch((_, getState) => getState().cart.cartToken === null)
    if (isWithout) await fetchOwnCart()
  }
}
