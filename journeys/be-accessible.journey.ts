import { goToCheckout, openBasket } from './doing/basket.ts'
import { addAtOnce, dish as inMenu, openDish } from './doing/choose-dishes.ts'
import { addressField, findFood } from './doing/find-food.ts'
import { pressLabel } from './doing/press.ts'
import { expectOrderToBe } from './doing/follow-order.ts'
import { card, signInToStoreApp } from './doing/staff/store-app.ts'
import { basketInFrame, visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const orderDetails = { store: 'pitta-patter', dish: 'Iskender' }

test.describe('Everyone can use', () => {
  test(
    'the first page, the lists, and what asks for an address',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      troubles.expect(/GET \/nowhere 404/)
      await visit(page, '/nowhere')
      await expect(
        page.getByRole('heading', { level: 1, name: 'We can’t find that page' }),
      ).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'a missing page')
      await visit(page, '/faq')
      await page.getByText('When is my card charged?').click()
      await expectAccessibleAtEveryWidth(page, 'questions and answers')
      await visit(page, '/')
      await expectAccessibleAtEveryWidth(page, 'the first page')
      await addressField(page).fill('Hack')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'suggestions')
      await visit(page, '/restaurants/isle-of-skye/portree?location=Portree')
      await expect(page.getByRole('heading', { name: 'Nobody delivers to IV51 yet' })).toBeVisible()
      await expectAccessible(page, 'a place without restaurants')
      await page.getByRole('link', { name: 'Tell me when somebody delivers' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Hear when somebody delivers' }),
      ).toBeVisible()
      await page.getByLabel('Postcode').fill('iv519bj')
      await page.getByRole('textbox', { name: 'Email' }).fill('sam@isle.example')
      await expectAccessibleAtEveryWidth(page, 'the notice of a delivery')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('When somebody delivers to IV51 9BJ')).toBeVisible()
      await findFood(page, 'e8 1aa')
      await expect(page.getByRole('heading', { level: 1, name: 'Hackney takeaways' })).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'a list')
      await page.getByRole('button', { name: /change the address$/ }).click()
      const question = page.getByRole('dialog', {
        name: 'An address is required in order to proceed',
      })
      await expect(question).toBeVisible()
      await expectAccessible(page, 'the question for an address')
      await addressField(question).fill('stoke')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page, 'suggestions in the question for an address')
    },
  )

  test('filters, a menu, its dishes and hours', { tag: '@phone' }, async ({ page }) => {
    await findFood(page, 'e8 1aa')
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expectAccessible(page, 'filters')
    await visit(page, '/restaurant/saffron-street-kitchen')
    await expectAccessibleAtEveryWidth(page, 'a menu')
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText('Food allergy?')).toBeHidden()
    // Dismissing it is remembered.
    await visit(page, '/restaurant/saffron-street-kitchen')
    await expect(page.getByRole('button', { name: 'Allergens to avoid' })).toBeVisible()
    await expect(page.getByText('Food allergy?')).toBeHidden()
    const vegan = page.getByRole('checkbox', { name: 'Vegan' })
    const hide = page.getByRole('checkbox', { name: 'Hide dishes that don’t match' })
    await expect(hide).toHaveCount(0)
    await pressLabel(vegan)
    await pressLabel(hide)
    await expect(page.getByText(/^\d+ dishes are hidden$/)).toBeVisible()
    await expect(inMenu(page, 'Butter chicken')).toHaveCount(0)
    await expectAccessible(page, 'a menu that hides what does not match')
    await pressLabel(hide)
    await expect(inMenu(page, 'Butter chicken')).toContainText('Not marked vegan')
    await pressLabel(vegan)
    await page.getByRole('button', { name: 'Allergens to avoid' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'allergens to avoid')
    await pressLabel(page.getByRole('checkbox', { name: 'Milk' }))
    await page.keyboard.press('Escape')
    await expect(page.getByText('Dishes with milk are marked, not hidden')).toBeVisible()
    // Avoided allergens are stored on the device.
    await visit(page, '/restaurant/saffron-street-kitchen')
    await expect(page.getByText('Dishes with milk are marked, not hidden')).toBeVisible()
    await expectAccessible(page, 'a menu with verdicts')
    await inMenu(page, 'Butter chicken')
      .getByRole('link', { name: /contains milk/i })
      .click()
    await expect(page.getByRole('dialog', { name: 'Allergens in Butter chicken' })).toBeVisible()
    await expectAccessible(page, 'the allergens of a dish')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Hours and contact' }).click()
    const hours = page.getByRole('dialog', { name: 'Hours and contact' })
    await expect(hours.getByRole('heading', { name: 'Delivery to E8 1AA' })).toBeVisible()
    await expect(hours).toContainText(/minimum order.*on the way/)
    await expectAccessible(page, 'opening hours')
    await page.keyboard.press('Escape')
    const dish = await openDish(page, 'Butter chicken')
    await dish.getByRole('button', { name: /^Add for/ }).click()
    await expect(dish.getByRole('alert').first()).toBeVisible()
    await expectAccessible(page, 'a dish with something missing')
  })

  test('a basket and its times', { tag: '@phone' }, async ({ page }) => {
    await findFood(page, 'e8 1aa')
    await visit(page, '/restaurant/pitta-patter')
    await basketInFrame(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'an empty basket')
    await page.keyboard.press('Escape')
    await addAtOnce(page, 'Ayran')
    const basket = await openBasket(page)
    await expect(basket.getByRole('group', { name: 'Before you can order' })).toBeVisible()
    await expectAccessible(page, 'a basket below the minimum order')
    await basket.getByRole('button', { name: 'Deliver now' }).click()
    await expect(page.getByRole('dialog', { name: 'When should it arrive?' })).toBeVisible()
    await expectAccessible(page, 'times to choose from')
  })

  test(
    'checkout, and the pages of orders under way and ended',
    { tag: '@desktop' },
    async ({ page, calls, email }) => {
      await findFood(page, 'e8 1aa')
      await visit(page, '/restaurant/pitta-patter')
      await addAtOnce(page, 'Iskender')
      await goToCheckout(page)
      await page.getByRole('button', { name: /^Order and pay £/ }).click()
      await expect(page.getByText('Enter your name').first()).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'checkout with mistakes')
      const sent = await calls.order({ ...orderDetails, email, allergyNote: 'No milk' })
      const declined = await calls.order({ ...orderDetails, email, service: 'collection' })
      await calls.act(declined, 'decline', { reason: 'other', reasonText: 'The oven is broken.' })
      await visit(page, calls.pageOf(declined))
      await expectOrderToBe(page, 'Your order was declined')
      await expectAccessible(page, 'a declined order')
      await visit(page, calls.pageOf(sent))
      await expectOrderToBe(page, /^Waiting for /)
      await expectAccessibleAtEveryWidth(page, 'an order that waits')
      await visit(page, `/account/order/confirmed?order=${sent.id}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible()
      await expectAccessible(page, 'order sent')
      await visit(page, calls.pageOf(sent))
      await calls.act(sent, 'accept', { minutes: 15, allergyDiscussedBy: 'Aisha' })
      await calls.act(sent, 'dispatch')
      await expectOrderToBe(page, 'On its way to you')
      await expectAccessible(page, 'an order on its way')
      await calls.act(sent, 'complete')
      await expectOrderToBe(page, /^Delivered at /)
      await expectAccessible(page, 'a completed order')
    },
  )

  test('the store app', { tag: '@phone' }, async ({ page, calls, email }) => {
    await visit(page, '/store-app/login')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Enter your email address').first()).toBeVisible()
    await expectAccessible(page, 'the login of the store app')
    await page.getByRole('link', { name: 'Help for restaurants' }).click()
    const search = page.getByRole('searchbox', { name: 'Search the help' })
    await search.fill('refund customer')
    await expect(page.getByRole('heading', { name: 'How do I refund a customer?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How do I take an order?' })).toHaveCount(0)
    await search.fill('')
    await expectAccessibleAtEveryWidth(page, 'the help for restaurants')
    const waiting = await calls.order({ ...orderDetails, email, allergyNote: 'No milk, please' })
    const cooking = await calls.order({ ...orderDetails, email, service: 'collection' })
    await calls.act(cooking, 'accept', { minutes: 15 })
    await signInToStoreApp(page, 'pitta-patter')
    const ticket = await card(page, waiting.number, 'New')
    await expect(ticket).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'the board')
    await ticket.getByRole('button', { name: `All of order ${waiting.number}` }).click()
    await expect(page.getByRole('dialog', { name: `Order ${waiting.number}` })).toBeVisible()
    await expectAccessible(page, 'all of an order')
    await page.keyboard.press('Escape')
    await ticket.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('dialog', { name: /^Decline order/ })).toBeVisible()
    await expectAccessible(page, 'why an order is declined')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    for (const [scheme, title] of [
      ['Busy, add minutes', 'Busy?'],
      ['Pause orders', 'Pause orders?'],
    ] as const) {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await expect(page.getByRole('button', { name: scheme })).toBeVisible()
      if (title === 'Busy?') await expectAccessible(page, 'more of the store app')
      await page.getByRole('button', { name: scheme }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await expectAccessible(page, title)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })
})
