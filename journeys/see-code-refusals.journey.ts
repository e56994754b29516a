import type { Cart } from '#contract/cart/cart.ts'
import { visitWith } from './doing/basket.ts'
import { pressButton, putRight } from './doing/put-right.ts'
import { expect, test, type Page } from './journey.ts'
import type { Calls } from './marketplace/calls.ts'

const iskender = { store: 'pitta-patter', dish: 'Iskender' }

/** Of a basket with an Iskender of £11.05, on a Friday, by a guest. */
const whenCollected: readonly [code: string, sentence: string | RegExp][] = [
  [
    'half',
    /^HALF is not a valid promo code at Pitta Patter\. Check the spelling, or try another\./,
  ],
  ['opening 20', 'OPENING20 has expired. Try another code, or order without one.'],
  ['first50', 'FIRST50 has reached its limit. Try another code, or order without one.'],
  ['welcome5', 'Add £3.95 more to use WELCOME5. It’s for orders of £15.00 or more.'],
  ['freewheel', 'FREEWHEEL works for delivery. Your order is for collection.'],
  ['midweek', 'MIDWEEK works on Tuesdays and Wednesdays. Today is Friday.'],
  ['rollup', 'ROLLUP is for Lahmacun. Add it to your basket to save.'],
  ['thankssam', 'THANKSSAM is for certain customers. Log in to see if you’re one of them. Log in'],
  [
    'regular',
    'REGULAR needs 5 completed orders of £15.00 or more. Log in so we can count yours. Log in',
  ],
]

interface Stopped {
  code: string
  make: (calls: Calls) => Promise<Cart>
  /** Checkout's message, with its numbers. */
  sentence: string
  /** The offered fix, after which the message is gone. */
  doIt: (page: Page) => Promise<void>
}

/** Codes that applied until the basket was changed elsewhere. */
const stopped: readonly Stopped[] = [
  {
    code: 'WELCOME5',
    async make(calls) {
      const cart = await calls.fillBasket({ ...iskender, quantity: 2, service: 'collection' })
      await calls.giveCode(cart, 'WELCOME5')
      return calls.setQuantity(cart, 1)
    },
    sentence: 'Add £3.95 more to use WELCOME5. It’s for orders of £15.00 or more.',
    doIt: pressButton('Remove the code'),
  },
  {
    code: 'STROLL',
    async make(calls) {
      const cart = await calls.giveCode(
        await calls.fillBasket({ ...iskender, service: 'collection' }),
        'STROLL',
      )
      return calls.setDetails(cart, { serviceType: 'delivery' })
    },
    sentence: 'STROLL works for collection. Your order is for delivery.',
    doIt: pressButton('Collect instead'),
  },
  {
    code: 'FREEWHEEL',
    async make(calls) {
      const cart = await calls.giveCode(await calls.fillBasket(iskender), 'FREEWHEEL')
      return calls.setDetails(cart, { serviceType: 'collection' })
    },
    sentence: 'FREEWHEEL works for delivery. Your order is for collection.',
    doIt: pressButton('Get it delivered'),
  },
  {
    code: 'MIDWEEK',
    async make(calls) {
      const empty = await calls.fillBasket({ ...iskender, quantity: 2, service: 'collection' })
      const serviceTime = '2026-11-24T19:00:00.000Z'
      const cart = await calls.giveCode(await calls.setDetails(empty, { serviceTime }), 'MIDWEEK')
      return calls.setDetails(cart, { serviceTime: 'asap' })
    },
    sentence: 'MIDWEEK works on Tuesdays and Wednesdays. Today is Friday.',
    doIt: pressButton('Remove the code'),
  },
]

test(
  'Each of the eleven refusals of a promo code shows its numbers, and its remedy works',
  { tag: '@phone' },
  async ({ page, calls, troubles }) => {
    troubles.expect(/POST \S+\/discount\/\S+ 4(04|09)/)
    const field = page.getByRole('textbox', { name: 'Promo code' })
    const give = async (code: string, sentence: string | RegExp) => {
      await field.fill(code)
      await field.press('Enter')
      await expect(field).toHaveAccessibleDescription(sentence)
    }
    const cart = await calls.fillBasket({ ...iskender, service: 'collection' })
    await visitWith(page, cart.cartToken)
    await page.getByRole('button', { name: 'Have a promo code?' }).click()
    for (const [code, sentence] of whenCollected) await test.step(code, () => give(code, sentence))
    await test.step('for collection only, and applied already', async () => {
      const sent = await calls.fillBasket(iskender)
      await visitWith(page, sent.cartToken)
      await page.getByRole('button', { name: 'Have a promo code?' }).click()
      await give('stroll', 'STROLL works for collection. Your order is for delivery.')
      await calls.giveCode(sent, 'TUCK10')
      await give('tuck10', 'TUCK10 is already in your basket.')
    })

    for (const { code, make, sentence, doIt } of stopped)
      await test.step(`${code} stops`, async () => {
        const { cartToken } = await make(calls)
        await visitWith(page, cartToken)
        const banner = page.locator('[data-problem]').filter({ hasText: sentence })
        await expect(banner).toBeVisible()
        await putRight(page, banner, doIt)
      })
  },
)
