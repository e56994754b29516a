import { answerPage, answerSeeOther, PAGE_POLICY } from '#sandbox/http/answers.ts'
import { readBody } from '#sandbox/http/read-body.ts'
import type { Call, Route } from '#sandbox/http/stand-in.ts'
import type { AccountLink } from '#sandbox/stripe/state/stored-objects.ts'
import type { StripeState } from '#sandbox/stripe/state/stripe-state.ts'
import { existingAccount, setTransferStatus, TRANSFER_STATUSES } from './accounts.ts'
import { onboardingPage, unknownLinkPage } from './onboarding-page.ts'

const LINK_PATH = /^\/stripe\/onboarding\/(\w+)$/

/** The page on which a restaurant would introduce itself to Stripe, and what Stripe would make of it. */
export function onboardingRoutes(state: StripeState): Route[] {
  return [
    { method: 'GET', path: LINK_PATH, answer: (call) => show(state, call) },
    { method: 'POST', path: LINK_PATH, answer: (call) => finish(state, call) },
    {
      method: 'POST',
      path: /^\/stripe\/accounts\/(\w+)$/,
      async answer(call) {
        const status = await chosen(call, 'status')
        const [id = ''] = call.params
        if (status && state.find('account', id))
          state.inOneGo(() => setTransferStatus(state, id, status))
        answerSeeOther(call.response, '/stripe')
      },
    },
  ]
}

function show(state: StripeState, { response, params: [id = ''] }: Call): void {
  const link = state.find('account_link', id)
  if (!link) return answerPage(response, unknownLinkPage(), { status: 404 })
  if (isOver(state, link)) return answerSeeOther(response, link.refreshUrl)
  answerPage(response, onboardingPage(existingAccount(state, link.accountId), id), {
    headers: { 'Content-Security-Policy': policyFor(link) },
  })
}

async function finish(state: StripeState, call: Call): Promise<void> {
  const {
    response,
    params: [id = ''],
  } = call
  const link = state.find('account_link', id)
  if (!link) return answerPage(response, unknownLinkPage(), { status: 404 })
  if (isOver(state, link)) return answerSeeOther(response, link.refreshUrl)
  const status = await chosen(call, 'outcome')
  state.inOneGo(() => {
    state.put('account_link', { ...link, isUsed: true })
    if (status) setTransferStatus(state, link.accountId, status)
  })
  answerSeeOther(response, link.returnUrl ?? '/stripe')
}

async function chosen({ request }: Call, name: string) {
  const given = new URLSearchParams((await readBody(request)) ?? '').get(name)
  return TRANSFER_STATUSES.find((status) => status === given) ?? null
}

/** A link is good once and for minutes; after that, the marketplace makes another. */
const isOver = (state: StripeState, { isUsed, expiresAtMs }: AccountLink) =>
  isUsed || expiresAtMs < state.nowMs()

/** Browsers apply a form's policy to the redirect too. */
function policyFor({ returnUrl, refreshUrl }: AccountLink): string {
  const back = [returnUrl ?? refreshUrl, refreshUrl].map((url) => new URL(url).origin)
  return PAGE_POLICY.replace("form-action 'self'", `form-action 'self' ${back.join(' ')}`)
}
