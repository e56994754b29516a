import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useConfirmRegistrationMutation } from '#web/calls/session-calls.ts'
import { textOfFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { registrationUncompleted } from '#web/state/register.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import {
  emailConfirmedBefore,
  emailVerified,
  verificationBegan,
  verificationFailed,
} from '#web/state/verify-email.slice.ts'
import { useOpenDialog, useShownLocation } from '#web/navigation/use-dialogs.ts'

interface ConfirmLink {
  /** A code is being checked. */
  isConfirming: boolean
  /** Why a code could not be checked; null when it could. */
  problem: string | null
  tryAgain: () => void
}

/**
 * Moves the code of a confirmation link out of the address bar, where it would be seen and stored, and checks
 * it with the server once. The result opens the next dialog.
 */
export function useConfirmLink(): ConfirmLink {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { hash } = useShownLocation()
  const confirm = useConfirm()
  const sentKey = useRef<string | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const confirmCode = async (code: string) => {
    setProblem(null)
    setProblem(await confirm(code))
  }
  const read = useEffectEvent((link: string) => {
    const given = new URLSearchParams(link).get('code')
    if (!given || given === sentKey.current) return
    sentKey.current = given
    setCode(given)
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    void confirmCode(given)
  })
  useEffect(() => read(hash.slice(1)), [hash])
  const isNew = new URLSearchParams(hash.slice(1)).has('code')
  return {
    isConfirming: (isNew || code !== null) && problem === null,
    problem,
    tryAgain: () => {
      if (code !== null) void confirmCode(code)
    },
  }
}

/** Checks a code with the server. Returns the failure if it could not be checked. */
function useConfirm(): (code: string) => Promise<string | null> {
  const dispatch = useAppDispatch()
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const email = useAppSelector(({ register }) => register.email)
  const [confirm] = useConfirmRegistrationMutation()
  const openSuccess = useOpenDialog(links.accountVerifiedSuccess())
  const openFailed = useOpenDialog(links.accountVerificationFailed())
  const openConfirmed = useOpenDialog(links.accountConfirmed())
  return async (code) => {
    dispatch(verificationBegan())
    try {
      const answer = await confirm({ body: { code, cartToken } }).unwrap()
      dispatch(registrationUncompleted({ email: answer.email, code }))
      dispatch(emailVerified())
      openSuccess({ replace: true })
      return null
    } catch (thrown) {
      const failure = isApiFailure(thrown) ? thrown : null
      if (failure?.code === 'ACCOUNT_ALREADY_CONFIRMED') {
        dispatch(emailConfirmedBefore())
        openConfirmed({ replace: true })
        return null
      }
      // A malformed code is as wrong as any other.
      if (failure?.code === 'WRONG_CONFIRM_CODE' || failure?.fields.length) {
        dispatch(verificationFailed())
        dispatch(registrationUncompleted({ email, code: null }))
        openFailed({ replace: true })
        return null
      }
      return failure ? textOfFailure(failure) : String(thrown)
    }
  }
}
