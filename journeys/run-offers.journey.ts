import { amount, goToCheckout, openBasket } from './doing/basket.ts'
import { bringBasket } from './doing/bring-basket.ts'
import { bringStaffSession } from './doing/bring-session.ts'
import { customer, enterContact, order } from './doing/check-out.ts'
import { openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

/** A restaurant of this journey’s own. */
const store = 'nonna-pinas'
const dish = 'Marinated olives'

test(
  'The marketplace makes a code with a budget for one order, and the second customer is refused',
  { tag: '@desktop' },
  async ({ page, storeApp: console, calls, email, troubles }) => {
    troubles.expect(/\/operator\/discounts.* 400/)
    troubles.expect(/\/discount\/TOWN2 409/)

    await test.step('at no restaurant that there isn’t, and shown on no menu', async () => {
      await bringStaffSession(console, 'operator', await calls.logInOperator())
      await visit(console, '/operator/discounts')
      await console.getByRole('button', { name: 'New discount' }).click()
      const form = dialog(console)
      await form.getByText('One restaurant').click()
      const where = form.getByRole('textbox', { name: /^The restaurant’s address/ })
      await where.fill('nobody')
      await form.getByRole('textbox', { name: 'Code' }).fill('TOWN2')
      await form.getByText('Show it on the menu').click()
      await form.getByText('Amount', { exact: true }).click()
      await form.getByRole('textbox', { name: 'Amount off' }).fill('2')
      await form.getByRole('textbox', { name: 'What customers read' }).fill('From the town')
      await form.getByRole('textbox', { name: 'Pounds in all' }).fill('2')
      await form.getByRole('button', { name: 'Start the discount' }).press('Enter')
      await expect(where).toBeFocused()
      await expect(where).toHaveAccessibleDescription(/We don’t know this restaurant/)
      await expectAccessible(console, 'a discount of the marketplace')
      await expectWalkable(console, 'a discount of the marketplace')
      await form.getByText('Every restaurant').click()
      await form.getByRole('button', { name: 'Start the discount' }).press('Enter')
      await expect(listed(console, 'From the town')).toContainText('£0.00 of £2.00')
      await expectAccessible(console, 'the discounts of the marketplace')
      await expectWalkable(console, 'the discounts of the marketplace')
    })

    await test.step('its budget goes to one order', async () => {
      const given = { store, dish, quantity: 3, service: 'collection' } as const
      const first = await calls.order({ ...given, email, code: 'TOWN2' })
      expect(first.discount).toMatchObject({ amountPence: 200, fundedBy: 'marketplace' })
      await bringBasket(page, await calls.fillBasket(given))
      await visit(page, `/restaurant/${store}?service=collection`)
      await expectRefused(page, 'TOWN2', /^TOWN2 has reached its limit/)
      await console.reload()
      await expect(listed(console, 'From the town')).toContainText(/Used up.*£2\.00 of £2\.00/)
    })
  },
)

test(
  'An owner makes a code and an offer, customers use both, and the one that is stopped is refused',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, troubles }) => {
    troubles.expect(/\/discount\/PINA3 404/)

    await test.step('a code without its terms is not made', async () => {
      await openStoreApp(storeApp, calls, store)
      await storeApp.getByRole('link', { name: 'Money' }).click()
      await storeApp.getByRole('link', { name: 'Offers' }).click()
      await expect(storeApp.getByText('No discounts yet')).toBeVisible()
      await storeApp.getByRole('button', { name: 'New discount' }).press('Enter')
      await dialog(storeApp).getByRole('button', { name: 'Start the discount' }).press('Enter')
      const code = dialog(storeApp).getByRole('textbox', { name: 'Code' })
      await expect(code).toBeFocused()
      await expect(code).toHaveAccessibleDescription(/Use 3 to 40 letters/)
      await expectAccessible(storeApp, 'a new discount without its terms')
    })

    await test.step('a code of £3, which the preview has in words', async () => {
      const form = dialog(storeApp)
      await form.getByRole('textbox', { name: 'Code' }).fill('pina3')
      await form.getByRole('radio', { name: 'Amount' }).check({ force: true })
      await form.getByRole('textbox', { name: 'Amount off' }).fill('3')
      await form.getByRole('textbox', { name: 'What customers read' }).fill('For neighbours')
      await form.getByRole('textbox', { name: 'For orders from' }).fill('10')
      await expect(form.getByRole('region', { name: 'Customers read' })).toContainText(
        'For neighbours £3.00 off · Orders from £10.00PINA3',
      )
      await form.getByRole('button', { name: 'Start the discount' }).press('Enter')
      await expect(listed(storeApp, 'For neighbours')).toContainText('Running')
    })

    await test.step('an offer of 20% from £20, for this evening', async () => {
      await storeApp.getByRole('button', { name: 'New discount' }).click()
      const form = dialog(storeApp)
      await form.getByRole('radio', { name: /^Offer/ }).check()
      await form.getByRole('textbox', { name: 'Per cent off' }).fill('20')
      await form.getByRole('textbox', { name: 'For orders from' }).fill('20')
      await form.getByRole('textbox', { name: 'What customers read' }).fill('Big tables')
      await form.getByRole('button', { name: 'Start the discount' }).press('Enter')
      await expect(listed(storeApp, 'Big tables')).toContainText('20% off · Orders from £20.00')
      await expectAccessibleAtEveryWidth(storeApp, 'the discounts of a restaurant')
    })

    await test.step('customers use both', async () => {
      const given = { store, dish, quantity: 3, service: 'collection' } as const
      await bringBasket(page, await calls.fillBasket(given))
      await visit(page, `/restaurant/${store}?service=collection`)
      const basket = await openBasket(page)
      await basket.getByRole('button', { name: /Apply PINA3$/ }).click()
      await expect(basket.getByRole('button', { name: 'Remove PINA3' })).toBeVisible()
      expect(await amount(basket, 'Discount \\(PINA3\\)')).toBe(-300)
      await goToCheckout(page)
      await enterContact(page, customer(email))
      await order(page)
      const large = await calls.order({ ...given, quantity: 6, email })
      expect(large.discount).toMatchObject({ name: 'Big tables', amountPence: 444 })
    })

    await test.step('the owner sees what they cost, and stops the code', async () => {
      await storeApp.reload()
      await expect(listed(storeApp, 'Big tables')).toContainText('£4.44')
      const code = listed(storeApp, 'For neighbours')
      await expect(code).toContainText(/1 order.*£3\.00.*£11\.10/)
      await code.getByRole('button', { name: 'Stop For neighbours' }).click()
      await dialog(storeApp).getByRole('button', { name: 'Stop it now' }).click()
      await expect(code).toHaveCount(0)
      await storeApp.getByText('Stopped and ended').click()
      await expect(code).toContainText('Stopped')
      await expect(code.getByRole('button')).toHaveText(['Copy'])
    })

    await test.step('the next customer is refused, and told why', async () => {
      await visit(page, `/restaurant/${store}?service=collection`)
      await page
        .getByRole('button', { name: `Add ${dish}` })
        .first()
        .click()
      const basket = await openBasket(page)
      await expect(basket.getByText('PINA3')).toHaveCount(0)
      await expectRefused(
        page,
        'PINA3',
        'PINA3 is not a valid promo code at Nonna Pina’s. Check the spelling, or try another.',
      )
    })
  },
)

const dialog = (page: Page) => page.getByRole('dialog')

const listed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) })

/** Types a code into the basket, which says why it can’t be used. */
async function expectRefused(page: Page, code: string, why: string | RegExp): Promise<void> {
  const basket = await openBasket(page)
  await basket.getByRole('button', { name: 'Have a promo code?' }).click()
  const field = basket.getByRole('textbox', { name: 'Promo code' })
  await field.fill(code)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(why)
}
