import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import { SOCIAL_REDIRECTS_PER_MINUTE } from '#contract/requests-per-minute.ts'
import {
  SOCIAL_PROVIDERS,
  SOCIAL_TARGETS,
  type SocialProvider,
  type SocialTarget,
} from '#contract/session.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, pathIn, type Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { SocialTrouble } from '#api/outside/social-sign-in/social-sign-in.port.ts'
import { beginSocialSignIn } from './begin-social-sign-in.ts'
import { addressOfForm, PROVIDERS_BY_FORM } from './provider-form.ts'
import { returnFromProvider } from './return-from-provider.ts'

/** The page that a sign-in by a provider comes back to. */
const PAGE_OF_SOCIAL_TARGET: Readonly<Record<SocialTarget, string>> = {
  login: '/login',
  register: '/register',
  'delete-account': '/customer/account/delete',
  'change-email': '/customer/account/email',
}

const FORM_MAXIMUM_BYTES = 16 * 1024
const perMinute = { max: SOCIAL_REDIRECTS_PER_MINUTE, timeWindow: 60_000 }

/**
 * Where browsers go to sign in by a provider, and where it sends them back to. These are not calls of the
 * API: they redirect, always to us or to the provider, and errors are part of the address.
 */
export async function socialRoutes(api: FastifyInstance, context: Context): Promise<void> {
  await api.register(async (scope) => {
    // Only the verb, which knows its fields, parses a provider's form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAXIMUM_BYTES },
      (_request, body, done) => done(null, body),
    )
    serveProviders(scope, context)
  })
}

function serveProviders(api: FastifyInstance, context: Context): void {
  const config = context.configuration.rateLimits ? { rateLimit: perMinute } : {}
  for (const provider of SOCIAL_PROVIDERS) {
    const url = `/auth/${provider}`
    const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      if (!('statusCode' in error && error.statusCode === 429)) throw error
      // A person is looking at this, not a script.
      return sendTo(reply, pageOf(whereOf(request), { provider, error: 'busy' }))
    }
    const options = { config, exposeHeadRoute: false, errorHandler }
    api.get(url, options, (request, reply) => begin(context, provider, request, reply))
    api.get(`${url}/callback`, options, (request, reply) =>
      comeBack(context, provider, request, reply),
    )
    if (PROVIDERS_BY_FORM.includes(provider))
      api.post(`${url}/callback`, options, (request, reply) =>
        leadOn(context, provider, request, reply),
      )
  }
}

/**
 * The form of another site is answered with a redirect to the address that its browser opens as this site's
 * own.
 */
async function leadOn(
  context: Context,
  provider: SocialProvider,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!context.socialSignIn.has(provider)) throw new ApiError('NOT_FOUND')
  const body = typeof request.body === 'string' ? request.body : ''
  return sendTo(reply, await addressOfForm(context, provider, body), 303)
}

async function begin(
  context: Context,
  provider: SocialProvider,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const where = whereOf(request)
  try {
    const { cookie: cookies } = request.headers
    const start = { provider, ...where, cookies }
    const { location, setCookies } = await beginSocialSignIn(context, start)
    return sendTo(reply.header('set-cookie', setCookies), location)
  } catch (error) {
    return sendTo(reply, pageOf(where, { provider, error: reasonOf(request, provider, error) }))
  }
}

async function comeBack(
  context: Context,
  provider: SocialProvider,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  try {
    const answer = { provider, search: searchOf(request), cookies: request.headers.cookie }
    const { outcome, setCookies, ...where } = await returnFromProvider(context, answer)
    reply.header('set-cookie', setCookies)
    if ('code' in outcome) return sendTo(reply, pageOf(where, { provider, ...outcome }))
    const error = reasonOf(request, provider, outcome.trouble)
    return sendTo(reply, pageOf(where, { provider, error }))
  } catch (error) {
    return sendTo(reply, pageOf(nowhere, { provider, error: reasonOf(request, provider, error) }))
  }
}

interface Where {
  target: SocialTarget
  /** The return address in the page's query. The page validates it. */
  back: string | null
  /** Whether they chose to be remembered there. */
  isRemembered: boolean
  language: Language
}

const nowhere: Where = {
  target: 'login',
  back: null,
  isRemembered: false,
  language: DEFAULT_LANGUAGE,
}

/** A longer one would not fit a cookie. */
const longestBack = 1000

/** The page that a sign-in starts from; by default the login. */
function whereOf(request: FastifyRequest): Where {
  const query = new URLSearchParams(searchOf(request))
  const back = query.get(RETURN_HREF_PARAMETER)
  return {
    target: SOCIAL_TARGETS.find((target) => target === query.get('target')) ?? 'login',
    back: back !== null && back.length <= longestBack ? back : null,
    isRemembered: query.get('rememberMe') === 'true',
    language: LANGUAGE_CODES.find((code) => code === query.get('language')) ?? DEFAULT_LANGUAGE,
  }
}

function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

/** The failure's code for the page; the log gets a little more. Rethrows NOT_FOUND. */
function reasonOf(request: FastifyRequest, provider: SocialProvider, error: unknown): string {
  if (error instanceof ApiError) throw error
  if (error instanceof SocialTrouble) {
    const { reason, what } = error
    if (reason === 'failed') request.log.warn({ provider, what }, 'nobody signed in by a provider')
    return reason
  }
  request.log.error({ err: error }, 'request failed')
  return 'failed'
}

function pageOf(
  { target, back, isRemembered, language }: Where,
  facts: Record<string, string>,
): string {
  const query = new URLSearchParams(facts)
  if (isRemembered) query.set('rememberMe', 'true')
  if (back !== null) query.set(RETURN_HREF_PARAMETER, back)
  // The empty fragment replaces one that the provider may have added.
  return `${pathIn(language, PAGE_OF_SOCIAL_TARGET[target])}?${query.toString()}#`
}

function sendTo(reply: FastifyReply, location: string, status: 302 | 303 = 302) {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(location, status)
}
