// Calls of the sandbox's own REST, from its own origin: what a page may do with a publishable key.

import { intentPath } from './addresses.js'
import { formOf } from './form-encoding.js'
import { KEY } from './frame-channel.js'

/**
 * @typedef {import('./addresses.js').IntentKind} IntentKind
 * @typedef {{ type: string, redirect_to_url?: { url: string }, use_stripe_sdk?: { stripe_js?: string } }} NextAction
 * @typedef {{ id: string, object: string, status: string, client_secret: string, next_action?: NextAction | null, last_payment_error?: object | null, last_setup_error?: object | null, [more: string]: unknown }} Intent
 * @typedef {{ type: string, message: string, code?: string, [more: string]: unknown }} StripeError
 * @typedef {{ value: Intent, error?: undefined } | { error: StripeError, value?: undefined }} Outcome
 */

const PATIENCE_MS = 40_000
const LOST = {
  type: 'api_connection_error',
  message: 'The payment service can’t be reached. Check your connection, then try again.',
}
const BROKEN = { type: 'api_error', message: 'The payment service couldn’t answer. Try again.' }

/**
 * @param {IntentKind} kind
 * @param {string} id
 * @param {string} clientSecret
 */
export function readIntent(kind, id, clientSecret) {
  const query = formOf({ client_secret: clientSecret })
  return send(`${intentPath(kind, id)}?${query}`, { method: 'GET' })
}

/**
 * @param {IntentKind} kind
 * @param {string} id
 * @param {Record<string, unknown>} params as Stripe names them
 */
export function confirmIntent(kind, id, params) {
  return post(`${intentPath(kind, id)}/confirm`, params)
}

/** @param {Record<string, unknown>} params */
export function createPaymentMethod(params) {
  return post('/v1/payment_methods', params)
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} params
 */
function post(path, params) {
  return send(path, { method: 'POST', body: formOf(params) })
}

/**
 * @param {string} path
 * @param {RequestInit} request
 * @returns {Promise<Outcome>} never rejects
 */
async function send(path, request) {
  try {
    const headers = { Authorization: `Bearer ${KEY}` }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(path, { ...request, headers, signal })
    const body = parsed(await response.text())
    if (response.ok && body) return { value: body }
    return { error: body?.error ?? BROKEN }
  } catch {
    return { error: LOST }
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
