import type { Cart } from '#contract/cart/cart.ts'
import { visitWith } from './doing/basket.ts'
import { choosePayingInCash, customer, order, orderButton } from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { addressField } from './doing/find-food.ts'
import { pressLabel } from './doing/press.ts'
import { pressButton, putRight } from './doing/put-right.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import type { Calls } from './marketplace/calls.ts'
import type { Mishaps } from './marketplace/mishaps.ts'

const iskender = { store: 'pitta-patter', dish: 'Iskender' }
const pie = { store: 'the-green-bench', dish: 'Shepherdless pie' }
const fries = { store: 'cluck-clock', dish: 'Fries' }
const wings = { store: 'cluck-clock', dish: 'Hot wings', options: ['Ten'] }
const rings = { store: 'cluck-clock', dish: 'Onion rings' }
const ayran = { store: 'pitta-patter', dish: 'Ayran' }

interface Makers {
  calls: Calls
  mishaps: Mishaps
}

interface Obstacle {
  code: string
  make: (makers: Makers) => Promise<Cart>
  /** Checkout's message, with its numbers. */
  sentences: readonly [string | RegExp, ...(string | RegExp)[]]
  /** The offered fix, after which the message is gone. */
  doIt: (page: Page) => Promise<void>
}

const choose = (name: RegExp) => (page: Page) => pressLabel(page.getByRole('radio', { name }))
const toMenu = (slug: string) => async (page: Page) => {
  await page.getByRole('link', { name: 'Back to the menu' }).click()
  await expect(page).toHaveURL(new RegExp(`/restaurant/${slug}`))
}

const obstacles: readonly Obstacle[] = [
  {
    code: 'STORE_IS_CLOSED',
    make: ({ calls }) => calls.fillBasket(pie),
    sentences: ['The Green Bench isn’t taking orders for this time.', 'Choose another time.'],
    doIt: (page) => pressLabel(page.getByRole('radio', { name: /^\d\d:\d\d–/ }).first()),
  },
  {
    code: 'SLOT_HAS_PASSED',
    async make({ calls, mishaps }) {
      const cart = await calls.fillBasket(iskender)
      await mishaps.passTime(cart.cartToken)
      return cart
    },
    sentences: ['The selected time slot has passed.', 'Choose another time.'],
    doIt: choose(/^As soon as possible/),
  },
  {
    code: 'SLOT_IS_FULL',
    async make({ calls, mishaps }) {
      const serviceTime = '2026-11-22T13:15:00.000Z'
      const cart = await calls.setDetails(await calls.fillBasket(pie), { serviceTime })
      await mishaps.endHold(cart.cartToken)
      await calls.fillSlot(pie, serviceTime)
      return cart
    },
    sentences: ['The time you chose is full.', 'Choose another time.'],
    doIt: choose(/^13:30–13:45/),
  },
  {
    code: 'ADDRESS_OUTSIDE_DELIVERY_ZONES',
    async make({ calls }) {
      // The address of a collection does not matter.
      const cart = await calls.setPlace(
        await calls.fillBasket({ ...iskender, service: 'collection' }),
        'M14 5RG',
      )
      return calls.setDetails(cart, { serviceType: 'delivery' })
    },
    sentences: ['Pitta Patter doesn’t deliver to M14 5RG.', 'Use another address, or collect'],
    doIt: pressButton('Collect instead'),
  },
  {
    code: 'MINIMUM_ORDER_NOT_REACHED',
    make: ({ calls }) => calls.fillBasket(ayran),
    sentences: [/The minimum order is £\d+\.\d\d\./, /Add £\d+\.\d\d more to order\./],
    doIt: toMenu('pitta-patter'),
  },
  {
    code: 'CART_HAS_UNAVAILABLE_PRODUCT_OPTIONS',
    async make({ calls, mishaps }) {
      const cart = await calls.fillBasket({ ...wings, service: 'collection' })
      await mishaps.takeOption(wings.store, 'Ten')
      return cart
    },
    sentences: ['One of your choices in Hot wings has sold out. Change it, or remove the dish.'],
    doIt: toMenu('cluck-clock'),
  },
  {
    code: 'CART_HAS_UNAVAILABLE_PRODUCTS',
    async make({ calls, mishaps }) {
      const cart = await calls.fillBasket({ ...fries, service: 'collection' })
      await mishaps.sellOut(fries.store, fries.dish)
      return cart
    },
    sentences: ['Fries is sold out.'],
    doIt: pressButton('Remove it'),
  },
]

test(
  'Checkout shows why each basket cannot be ordered, and its fix works',
  { tag: '@phone' },
  async ({ page, calls, mishaps }) => {
    for (const { code, make, sentences, doIt } of obstacles)
      await test.step(code, async () => {
        const { cartToken } = await make({ calls, mishaps })
        await visitWith(page, cartToken)
        const banner = page.locator('[data-problem]').filter({ hasText: sentences[0] })
        for (const words of sentences) await expect(banner.getByText(words)).toBeVisible()
        await putRight(page, banner, doIt)
      })
  },
)

test(
  'A missing store, dish or order is reported where it is tried',
  { tag: '@desktop' },
  async ({ page, calls, mishaps, email, troubles }) => {
    troubles.expect(/restaurant\/no-such-kitchen 404|\/cart\/\S+ 4(04|09)|POST \S+\/order 409/)
    const message = (text: string) => page.getByText(text).first()

    await test.step('NONEXISTING_STORE', async () => {
      await visit(page, '/restaurant/no-such-kitchen')
      await expect(
        page.getByRole('heading', { name: 'We can’t find that restaurant' }),
      ).toBeVisible()
      await addressField(page).fill('e8 1aa')
      await addressField(page).press('Enter')
      await expect(page).toHaveURL(/\/restaurants\//)
    })

    await test.step('NONEXISTING_CART', async () => {
      await visitWith(page, 'nobody-has-this-basket-any-more')
      await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Find food' })).toBeVisible()
    })

    await test.step('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', async () => {
      const { cartToken } = await calls.fillBasket({
        ...ayran,
        quantity: 50,
        service: 'collection',
      })
      await visitWith(page, cartToken, '/restaurant/pitta-patter')
      await addAtOnce(page, 'Ayran')
      await expect(
        message('You can order up to 50 of one dish here. Ring the restaurant for more.'),
      ).toBeVisible()
    })

    await test.step('PRODUCT_IS_NOT_AVAILABLE', async () => {
      const { cartToken } = await calls.fillBasket({ ...rings, service: 'collection' })
      // A page that hears of it shows the dish as sold out.
      await page.route('**/store/cluck-clock/events', (route) => route.fulfill({ status: 204 }))
      const menuForCollection = page.waitForResponse(/\/categories\?.*collection/)
      await visitWith(page, cartToken, '/restaurant/cluck-clock')
      await menuForCollection
      const dish = 'Coleslaw'
      await mishaps.sellOut('cluck-clock', dish)
      await addAtOnce(page, dish)
      await expect(message(`${dish} is sold out. Choose another dish.`)).toBeVisible()
    })

    await test.step('CART_TOTAL_AMOUNT_MISMATCH', async () => {
      const empty = await calls.fillBasket({ ...iskender, service: 'collection' })
      const cart = await calls.setDetails(empty, { contact: customer(email), noBag: true })
      await visitWith(page, cart.cartToken)
      await choosePayingInCash(page)
      await expect(orderButton(page)).toBeVisible()
      await calls.setQuantity(cart, 2)
      await orderButton(page).click()
      await expect(
        page.getByText(/^The total was £\d+\.\d\d and is now £\d+\.\d\d\.$/),
      ).toBeVisible()
      await expect(page.getByText('If you’re happy with them, order again.')).toBeVisible()
      await order(page)
    })
  },
)
