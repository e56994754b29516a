// Confirming an intent, from what the page gives to what it is answered.

import { addressOfReturn, intentOf } from './addresses.js'
import { authenticate } from './host-challenge.js'
import { Elements } from './host-elements.js'
import { integrationError } from './host-events.js'
import { themeOfPage } from './host-frame.js'

/**
 * @typedef {import('./rest.js').Intent} Intent
 * @typedef {import('./rest.js').Outcome} Outcome
 * @typedef {import('./addresses.js').IntentKind} IntentKind
 * @typedef {{ payment_method?: string, payment_method_data?: import('./messages.js').GivenMethod, return_url?: string }} ConfirmParams
 * @typedef {{ elements?: unknown, clientSecret?: string, confirmParams?: ConfirmParams, redirect?: string }} ConfirmOptions
 * @typedef {{ sandbox: import('./host-frame.js').Sandbox, controller: () => import('./host-frame.js').Frame }} Shop
 */

const FAILED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/**
 * @param {Shop} shop
 * @param {IntentKind} kind
 * @param {ConfirmOptions} options
 * @returns {Promise<Record<string, unknown>>} `{paymentIntent}`, `{setupIntent}` or `{error}`;
 *   rejects only where the page is wrong
 */
export async function confirmIntent(shop, kind, options) {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const group = elements instanceof Elements ? elements : null
  const { intent, secret } = checked(kind, options, group)
  const wallet = group?.openWallet ?? null
  try {
    const mismatch = group && (await mismatchOf(shop, group, intent, secret))
    if (mismatch) return { error: mismatch }
    const frame = confirmParams.payment_method ? shop.controller() : group?.payingFrame
    const { payment_method, payment_method_data, return_url, ...more } = confirmParams
    const params = {
      ...more,
      client_secret: secret,
      return_url,
      ...(redirect === 'if_required' && { use_stripe_sdk: true }),
      ...(payment_method ? { payment_method } : { payment_method_data }),
    }
    // Whoever is asked something may take the element away meanwhile.
    if (!frame) throw integrationError('There is no Element left to confirm with.')
    const outcome = await frame.ask('confirm', { kind, id: intent.id, params })
    wallet?.close()
    const appearance = group?.appearance ?? { theme: themeOfPage() }
    return await finish(shop, { kind, outcome, redirect, return_url, appearance })
  } finally {
    wallet?.close()
    if (group) group.isSubmitted = false
  }
}

/**
 * @param {Shop} shop
 * @param {string} clientSecret
 * @returns {Promise<Record<string, unknown>>}
 */
export async function handleNextAction(shop, clientSecret) {
  const intent = intentOf(clientSecret)
  if (!intent) throw integrationError('handleNextAction() needs a client secret.')
  const outcome = await shop.controller().ask('retrieve', { ...intent, clientSecret })
  const appearance = { theme: themeOfPage() }
  return finish(shop, { kind: intent.kind, outcome, redirect: 'if_required', appearance })
}

/**
 * @param {Shop} shop
 * @param {IntentKind} kind
 * @param {string} clientSecret
 */
export async function retrieveIntent(shop, kind, clientSecret) {
  const intent = intentOf(clientSecret)
  if (intent?.kind !== kind) throw integrationError(`That is no client secret of a ${kind} intent.`)
  return answerOf(kind, await shop.controller().ask('retrieve', { ...intent, clientSecret }))
}

/**
 * @param {Shop} shop
 * @param {{ kind: IntentKind, outcome: Outcome, redirect: string, return_url?: string | undefined, appearance: { theme: string } }} given
 * @returns {Promise<Record<string, unknown>>}
 */
async function finish({ sandbox }, { kind, outcome, redirect, return_url, appearance }) {
  const intent = outcome.value
  const isAsked = intent?.status === 'requires_action'
  const last = isAsked ? await authenticate(sandbox, { kind, intent, appearance }) : outcome
  if (!last.value || last.value.status === 'requires_payment_method') return answerOf(kind, last)
  if (redirect !== 'always' || !return_url) return answerOf(kind, last)
  location.assign(addressOfReturn(return_url, kind, last.value, 'succeeded'))
  return new Promise(() => {})
}

/**
 * @param {IntentKind} kind
 * @param {Outcome} outcome
 */
function answerOf(kind, { value, error }) {
  if (error) return { error }
  if (value.status !== 'requires_payment_method' || isUntried(value, kind))
    return { [`${kind}Intent`]: value }
  const failure = kind === 'payment' ? value.last_payment_error : value.last_setup_error
  return { error: { ...FAILED, ...failure, [`${kind}_intent`]: value } }
}

/**
 * Nothing has been tried yet, so that nothing has failed.
 * @param {Intent} intent
 * @param {IntentKind} kind
 */
function isUntried(intent, kind) {
  return !(kind === 'payment' ? intent.last_payment_error : intent.last_setup_error)
}

/**
 * @param {IntentKind} kind
 * @param {ConfirmOptions} options
 * @param {Elements | null} group
 */
function checked(kind, { elements, clientSecret, confirmParams = {}, redirect }, group) {
  const name = kind === 'payment' ? 'confirmPayment' : 'confirmSetup'
  const secret = clientSecret ?? group?.options.clientSecret
  if (elements !== undefined && !group)
    throw integrationError(`${name}() needs what stripe.elements() gave.`)
  if (typeof secret !== 'string') throw integrationError(`${name}() needs a clientSecret.`)
  const intent = intentOf(secret)
  if (intent?.kind !== kind)
    throw integrationError(`${name}() was given the client secret of something else.`)
  if (redirect !== 'if_required' && !confirmParams.return_url)
    throw integrationError(
      `${name}() needs confirmParams.return_url unless redirect is if_required.`,
    )
  if (!group && !confirmParams.payment_method)
    throw integrationError(`${name}() needs elements, or confirmParams.payment_method.`)
  if (group && !confirmParams.payment_method) {
    if (!group.payingFrame) throw integrationError(`${name}() needs a mounted Element.`)
    if (group.options.mode && !group.isSubmitted)
      throw integrationError(`elements.submit() must be called before stripe.${name}().`)
    const unsaid = unsaidPartOf(group, confirmParams)
    if (unsaid)
      throw integrationError(
        `fields.billingDetails.${unsaid} is never asked for, so ${name}() needs it in confirmParams.`,
      )
  }
  return { intent, secret }
}

/**
 * What the page has said that the card's form is not to ask for, and then does not say itself.
 * @param {Elements} group
 * @param {ConfirmParams} confirmParams
 */
function unsaidPartOf(group, { payment_method_data }) {
  if (group.openWallet) return null
  const fields = group.getElement('payment')?.options.fields?.billingDetails
  const given = payment_method_data?.billing_details ?? {}
  const parts = /** @type {const} */ (['name', 'email', 'phone'])
  const isNever = (/** @type {'name' | 'email' | 'phone'} */ part) =>
    (typeof fields === 'object' ? fields[part] : fields) === 'never'
  return parts.find((part) => isNever(part) && given[part] === undefined) ?? null
}

/**
 * Elements made without an intent say what they will take; an intent that takes something else is
 * refused, as Stripe refuses it.
 * @param {Shop} shop
 * @param {Elements} group
 * @param {{ kind: IntentKind, id: string }} intent
 * @param {string} clientSecret
 */
async function mismatchOf(shop, group, intent, clientSecret) {
  const { mode } = group.options
  if (!mode) return null
  const { value, error } = await shop.controller().ask('retrieve', { ...intent, clientSecret })
  if (error) return error
  const wrong = mode === intent.kind ? wrongPartOf(group.options, value) : 'mode'
  if (!wrong) return null
  return {
    type: 'invalid_request_error',
    message: `The ${wrong} of the intent is not the one that Elements were created with.`,
  }
}

/**
 * @param {import('./host-elements.js').ElementsOptions} options
 * @param {Intent} intent
 * @returns {string | null}
 */
function wrongPartOf(options, intent) {
  const usage = options.setupFutureUsage ?? options.setup_future_usage ?? null
  const types = options.allowedPaymentMethodTypes ?? null
  if (`${types ?? ''}` !== `${intent.allowed_payment_method_types ?? ''}`)
    return 'allowed_payment_method_types'
  if (options.mode === 'setup') return usage === null || intent.usage === usage ? null : 'usage'
  if (intent.amount !== options.amount) return 'amount'
  if (intent.currency !== options.currency) return 'currency'
  const isManual = (options.captureMethod ?? options.capture_method) === 'manual'
  if ((intent.capture_method === 'manual') !== isManual) return 'capture_method'
  return (intent.setup_future_usage ?? null) === usage ? null : 'setup_future_usage'
}
