import type { BodyOf } from '#contract/call.ts'
import type { logIn } from '#contract/session.ts'
import { useLazyGetOwnCartQuery } from '#web/calls/cart-calls.ts'
import { passBotCheck } from '#web/calls/bot-check/pass-bot-check.ts'
import { useLogInMutation } from '#web/calls/session-calls.ts'
import { startedStore } from '#web/state/started-store.ts'

type Credentials = Pick<BodyOf<typeof logIn>, 'username' | 'password' | 'rememberMe'>

/** Logs in by email and password, with the cart of this browser or the account's own. */
export function useCredentials() {
  const [logIn, { error }] = useLogInMutation()
  const [fetchOwnCart] = useLazyGetOwnCartQuery()
  /** Throws an `ApiFailure`. */
  const logInWith = async (given: Credentials): Promise<void> => {
    const { cartToken } = startedStore().getState().cart
    const captcha = await passBotCheck('login')
    await logIn({ body: { ...given, cartToken, captcha, isPublic: true } }).unwrap()
    // The account's open cart, if this browser has none.
    if (cartToken === null) await fetchOwnCart()
  }
  return { logInWith, error }
}
