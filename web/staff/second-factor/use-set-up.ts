import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { isApiFailure, type ApiFailure } from '#web/calls/request/api-failure.ts'
import {
  useAddPasskeyMutation,
  useBeginAppMutation,
  useBeginPasskeyMutation,
  useConfirmAppMutation,
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
} from '#web/calls/staff/sign-in/second-factor-calls.ts'

/** What is done once the password is entered. */
export type SetUpAct =
  | { kind: 'addApp' }
  | { kind: 'addPasskey' }
  | { kind: 'newCodes' }
  /** Of a passkey, or with null of the app. */
  | { kind: 'remove'; passkeyId: string | null; name: string }

/** Where somebody is who sets up or removes a second step. */
export type SetUpStep =
  | { kind: 'password' }
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'codes'; codes: readonly string[] }

type Failure = ApiFailure | 'noPasskey'

/** Leads through an act, step by step. `failure` is that of the present step. */
export function useSetUp(act: SetUpAct, onDone: () => void) {
  const [step, setStep] = useState<SetUpStep>({ kind: 'password' })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const calls = useSetUpCalls()

  const finish = (codes: readonly string[] | null) => {
    if (codes) setStep({ kind: 'codes', codes })
    // What is shown stays while it closes.
    else onDone()
  }
  const attempt = async (work: () => Promise<void>) => {
    setFailure(null)
    setIsLoading(true)
    try {
      await work()
    } catch (thrown) {
      if (isApiFailure(thrown)) setFailure(thrown)
      else if (thrown instanceof Error && NOT_MADE.has(thrown.name)) setFailure('noPasskey')
      else throw thrown
    } finally {
      setIsLoading(false)
    }
  }
  const prove = (password: string) =>
    attempt(async () => {
      if (act.kind === 'addApp') setStep({ kind: 'app', ...(await calls.beginApp(password)) })
      else if (act.kind === 'addPasskey') finish(await calls.addPasskey(password))
      else if (act.kind === 'newCodes') finish(await calls.replaceCodes(password))
      else {
        await calls.remove(password, act.passkeyId)
        finish(null)
      }
    })
  const confirm = (code: string) => attempt(async () => finish(await calls.confirmApp(code)))
  return { step, failure, isLoading, prove, confirm }
}

/** What browsers throw when no passkey is made: it was closed, refused, or there already. */
const NOT_MADE = new Set([
  'NotAllowedError',
  'InvalidStateError',
  'AbortError',
  'NotSupportedError',
])

/** Each throws an ApiFailure. Those that add something answer the recovery codes, where there are new ones. */
function useSetUpCalls() {
  const [beginApp] = useBeginAppMutation()
  const [confirmApp] = useConfirmAppMutation()
  const [beginPasskey] = useBeginPasskeyMutation()
  const [addPasskey] = useAddPasskeyMutation()
  const [remove] = useRemoveSecondFactorMutation()
  const [replaceCodes] = useReplaceRecoveryCodesMutation()
  return {
    beginApp: (password: string) => beginApp({ body: { password } }).unwrap(),
    confirmApp: async (code: string) =>
      (await confirmApp({ body: { code } }).unwrap()).recoveryCodes,
    addPasskey: async (password: string) => {
      const { options } = await beginPasskey({ body: { password } }).unwrap()
      const { startRegistration } = await import('@simplewebauthn/browser')
      // The server's library wrote them for this one.
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const made = await startRegistration({ optionsJSON })
      const credential = { ...made, response: { ...made.response } }
      return (await addPasskey({ body: { credential } }).unwrap()).recoveryCodes
    },
    remove: (password: string, passkeyId: string | null) =>
      remove({ body: { password, passkeyId } }).unwrap(),
    replaceCodes: async (password: string) =>
      (await replaceCodes({ body: { password } }).unwrap()).recoveryCodes,
  }
}
