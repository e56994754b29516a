import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Argument } from '#web/calls/api.ts'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import {
  useBeginPasskeySignInMutation,
  useCompleteSignInMutation,
} from '#web/calls/staff/sign-in/second-factor-calls.ts'
import { operatorActions } from '#web/state/operator.slice.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'

type Factor = Argument<'completeSignIn'>['body']['factor']
type Failure = ApiFailure | 'noPasskey'

/** Completes a log-in by its second step. Each way answers whether it did. */
export function useSecondStep({
  challenge,
  rememberMe,
}: {
  challenge: string
  rememberMe: boolean
}) {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useCompleteSignInMutation()
  const [begin, beginning] = useBeginPasskeySignInMutation()
  const [failure, setFailure] = useState<Failure | null>(null)

  const complete = async (factor: Factor): Promise<boolean> => {
    setFailure(null)
    const { data, error } = await send({ body: { challenge, factor } })
    if (!data) {
      if (isApiFailure(error)) setFailure(error)
      return false
    }
    const actions = data.user.profileType === 'operator' ? operatorActions : partnerActions
    dispatch(actions.signedIn({ ...data, rememberMe }))
    return true
  }
  const completeByPasskey = async (): Promise<boolean> => {
    setFailure(null)
    const { data, error } = await begin({ body: { challenge } })
    if (!data) {
      if (isApiFailure(error)) setFailure(error)
      return false
    }
    const { startAuthentication, WebAuthnError } = await import('@simplewebauthn/browser')
    try {
      // The server's library wrote them for this one.
      const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON
      const credential = await startAuthentication({ optionsJSON })
      return await complete({
        kind: 'passkey',
        credential: { ...credential, response: { ...credential.response } },
      })
    } catch (thrown) {
      // A browser also throws its own errors, such as for a question that was closed.
      if (!(thrown instanceof WebAuthnError || thrown instanceof DOMException)) throw thrown
      setFailure('noPasskey')
      return false
    }
  }
  return { complete, completeByPasskey, isLoading: isLoading || beginning.isLoading, failure }
}
