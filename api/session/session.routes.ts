import type { FastifyRequest } from 'fastify'
import {
  completeRegistration as completeRegistrationCall,
  confirmRegistration as confirmRegistrationCall,
  getBotCheck,
  getUser,
  logIn as logInCall,
  logInOperator,
  logInPartner,
  logInSocially as logInSociallyCall,
  logOut as logOutCall,
  refreshTokens as refreshCall,
  register as registerCall,
  registerSocially as registerSociallyCall,
  requestPasswordReset as requestPasswordResetCall,
  resendConfirmation as resendConfirmationCall,
  resetPassword as resetPasswordCall,
  type Tokens,
  type User,
} from '#contract/session.ts'
import { deviceName } from '#rules/session/device-name.ts'
import type { Context } from '#api/context.ts'
import { bearerOf } from '#api/http/asker.ts'
import { accountOf, languageOf, type Serve } from '#api/http/serve.ts'
import { requestPasswordReset, resetPassword } from './password/reset-password.ts'
import { readSignedIn } from './read-user.ts'
import { completeRegistration } from './registration/complete-registration.ts'
import { confirmRegistration } from './registration/confirm-registration.ts'
import { register, resendConfirmation } from './registration/register.ts'
import { logIn } from './sign-in/log-in.ts'
import { logOut } from './sign-in/log-out.ts'
import type { SignedInFrom } from './sign-in/open-session.ts'
import { logInSocially, registerSocially } from './social/log-in-socially.ts'
import { socialCookie } from './social/social-cookie.ts'
import { refreshTokens } from './tokens/refresh-tokens.ts'

type SignedIn = { user: User; tokens: Tokens }

/** Merges the cart of a guest into the account of the customer who signs in. */
type ClaimCart = (cartToken: string, accountId: string) => Promise<void>

export function sessionRoutes(serve: Serve, context: Context, claimCart: ClaimCart): void {
  const withCart = async (
    cartToken: string | null | undefined,
    signedIn: SignedIn,
  ): Promise<SignedIn> => {
    if (cartToken) await claimCart(cartToken, signedIn.user.id)
    return signedIn
  }
  serveSigningIn(serve, context, withCart)
  serveRegistering(serve, context, withCart)
  serveSocially(serve, context, withCart)
  serve(requestPasswordResetCall, ({ body, request }) =>
    requestPasswordReset(context, body, from(request)),
  )
  serve(resetPasswordCall, ({ body, request }) => resetPassword(context, body, from(request)))
  serve(refreshCall, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store')
    return { tokens: await refreshTokens(context, bearerOf(request)) }
  })
  serve(getUser, (asking) => readSignedIn(context, accountOf(asking)))
  serve(logOutCall, async ({ request }) => {
    await logOut(context, bearerOf(request), from(request))
    return { message: 'LOGOUT_SUCCESS' as const }
  })
}

type WithCart = (cartToken: string | null | undefined, signedIn: SignedIn) => Promise<SignedIn>

function serveSigningIn(serve: Serve, context: Context, withCart: WithCart): void {
  serve(getBotCheck, ({ query, reply }) => {
    reply.header('cache-control', 'no-store')
    return context.botCheck.challenge(query.action)
  })
  serve(logInCall, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { captcha: token = null, cartToken } = body
    await context.botCheck.verify({ action: 'login', token, address: request.ip })
    const log = request.log
    const signedIn = await logIn(context, body, { profileType: 'customer', log, ...from(request) })
    return withCart(cartToken, signedIn)
  })
  for (const [call, profileType] of [
    [logInPartner, 'partner'],
    [logInOperator, 'operator'],
  ] as const)
    serve(call, ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      return logIn(context, body, { profileType, log: request.log, ...from(request) })
    })
}

function serveRegistering(serve: Serve, context: Context, withCart: WithCart): void {
  serve(registerCall, ({ body, request }) =>
    register(context, body, { address: request.ip, language: languageOf(request) }),
  )
  serve(confirmRegistrationCall, ({ body, reply }) => {
    reply.header('cache-control', 'no-store')
    return confirmRegistration(context, body)
  })
  serve(resendConfirmationCall, ({ body, request }) =>
    resendConfirmation(context, body, from(request)),
  )
  serve(completeRegistrationCall, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return withCart(body.cartToken, await completeRegistration(context, body, from(request)))
  })
}

function serveSocially(serve: Serve, context: Context, withCart: WithCart): void {
  for (const [call, signIn] of [
    [logInSociallyCall, logInSocially],
    [registerSociallyCall, registerSocially],
  ] as const)
    serve(call, async ({ params, query, body, request, reply }) => {
      const used = { purpose: 'returned', key: query.code, value: '', seconds: 0 } as const
      reply.header('set-cookie', socialCookie(context.configuration, used))
      reply.header('cache-control', 'no-store')
      const signedIn = await signIn(context, {
        provider: params.provider,
        code: query.code,
        cookies: request.headers.cookie,
        from: from(request),
        language: languageOf(request),
      })
      return withCart(body.cartToken, signedIn)
    })
}

/** Where a request comes from. */
function from(request: FastifyRequest): SignedInFrom {
  return { address: request.ip, device: deviceName(request.headers['user-agent'] ?? '') }
}
