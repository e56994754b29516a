import { setTimeout as pause } from 'node:timers/promises'
import type { Cart } from '#contract/cart/cart.ts'
import { API_BASE } from '#contract/constants.ts'
import type { Order } from '#contract/orders.ts'
import { CONTACT, IN_E8, smallPizza } from '#api/cart/testing/test-customer.ts'
import type { TestStore } from '#api/testing/test-store.ts'

const giveUpMs = 90_000
const retryDelayMs = 25

/** The answers to a buyer for a cart; the same order, however often it was requested. */
export interface Bought {
  cartToken: string
  totalPence: number
  orders: (Order & { orderToken: string })[]
}

export interface Buying {
  bought: Bought[]
  /** How many answers there were of each status; 0 for none. */
  answers: Map<number, number>
  /** Answers that are neither good nor SERVICE_UNAVAILABLE. */
  wrong: string[]
}

/**
 * Buys this many times, with this many at once, as a patient browser would: a request without an answer, or
 * answered as unavailable, is sent again. Every fourth presses the button twice.
 */
export async function buyMuch(
  url: string,
  store: TestStore,
  { times, atOnce, onPlacing }: { times: number; atOnce: number; onPlacing(nth: number): void },
): Promise<Buying> {
  const buying: Buying = { bought: [], answers: new Map(), wrong: [] }
  const send = patientAsker(url, buying)
  let begun = 0
  const buyer = async () => {
    for (let turn = begun++; turn < times; turn = begun++) {
      const cart = await fillCart(send, store, turn)
      onPlacing(turn)
      const { cartToken, totalPence } = cart
      const place = () =>
        send<Order & { orderToken: string }>('POST', '/order', {
          cartToken,
          totalPence,
          paymentMethod: 'cash',
        })
      const orders = await Promise.all(turn % 4 === 0 ? [place(), place()] : [place()])
      buying.bought.push({ cartToken, totalPence, orders })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buyer))
  return buying
}

type Send = <Body>(method: string, path: string, body: unknown) => Promise<Body>

async function fillCart(sendCall: Send, store: TestStore, turn: number): Promise<Cart> {
  const { cartToken } = await sendCall<Cart>('POST', '/cart', {
    storeId: store.storeId,
    address: IN_E8,
    newBasketItem: smallPizza(store, 2 + (turn % 3)),
  })
  return sendCall<Cart>('PUT', `/cart/${cartToken}/details`, {
    contact: { ...CONTACT, email: `buyer${turn}@example.org` },
    allergyNote: 'Peanuts',
    noBag: false,
  })
}

function patientAsker(url: string, { answers, wrong }: Buying): Send {
  return async <Body>(method: string, path: string, body: unknown) => {
    const giveUpAt = performance.now() + giveUpMs
    while (performance.now() < giveUpAt) {
      const { status, text } = await requestOnce(url + API_BASE + path, method, body)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      // The contract's answer; the test reads the fields it needs.
      if (status >= 200 && status < 300) return JSON.parse(text) as Body
      if (status !== 0 && !(status === 503 && text.includes('SERVICE_UNAVAILABLE')))
        wrong.push(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
      await pause(retryDelayMs)
    }
    throw new Error(`${method} ${path} was not answered within ${giveUpMs} ms`)
  }
}

async function requestOnce(url: string, method: string, body: unknown) {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
