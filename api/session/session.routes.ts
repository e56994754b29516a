import {
  getUser,
  logIn as logInCall,
  logInPartner,
  logOut as logOutCall,
  refreshTokens as refreshCall,
} from '#contract/session.ts'
import { claimGuestCart } from '#api/cart/claim-cart.ts'
import type { Context } from '#api/context.ts'
import { bearerOf } from '#api/http/guard.ts'
import { accountOf, type Serve } from '#api/http/serve.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readUser } from './read-user.ts'
import { refreshTokens } from './refresh-tokens.ts'

/** Of one address; many people may share it. */
const signInsPerMinute = { perMinute: 20 }

export function sessionRoutes(serve: Serve, context: Context): void {
  serve(
    logInCall,
    async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const signedIn = await logIn(context, body, {
        profileType: 'customer',
        address: request.ip,
      })
      if (body.cartToken) await claimGuestCart(context, body.cartToken, signedIn.user.id)
      return signedIn
    },
    signInsPerMinute,
  )
  serve(
    logInPartner,
    ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      return logIn(context, body, { profileType: 'partner', address: request.ip })
    },
    signInsPerMinute,
  )
  serve(refreshCall, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { tokens: await refreshTokens(context, bearerOf(request)) }
  })
  serve(getUser, (asking) => readUser(context, accountOf(asking).accountId))
  serve(logOutCall, async ({ request }) => {
    await logOut(context, bearerOf(request))
    return { message: 'LOGOUT_SUCCESS' as const }
  })
}
