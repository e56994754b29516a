import { openBasket } from './doing/basket.ts'
import { addressQuestion, askForAddress } from './doing/ask-for-address.ts'
import { addAtOnce, addDish } from './doing/choose-dishes.ts'
import { addressField, findFood } from './doing/find-food.ts'
import { expectOrderToBe } from './doing/follow-order.ts'
import { expectInBasket, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

test.describe('Being asked for the delivery address', () => {
  test(
    'the first dish for delivery asks, once, and stays; the basket can ask as well',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, '/restaurant/pitta-patter')
      await addAtOnce(page, 'Iskender')
      const question = addressQuestion(page)
      await expect(addressField(question)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expectInBasket(page, '1 item')
      await addAtOnce(page, 'Ayran')
      await expectInBasket(page, '2 items')
      await expect(question).toBeHidden()

      const basket = await openBasket(page)
      await basket
        .getByRole('button', { name: /address/ })
        .first()
        .click()
      await addressField(question).fill('E8 1AA')
      await page.getByRole('button', { name: 'Use this address' }).click()
      await expect(question).toBeHidden()
      await expect(basket.getByRole('link', { name: 'Go to checkout' })).toBeVisible()
    },
  )

  test('the answer brings the fees into the basket', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, '/restaurant/saffron-street-kitchen')
    await addDish(page, 'Butter chicken', { choices: ['Medium', 'Garlic naan'] })
    await addressField(addressQuestion(page)).fill('E8 1AA')
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(addressQuestion(page)).toBeHidden()
    const basket = await openBasket(page)
    await expect(basket.getByRole('term').filter({ hasText: 'Delivery fee' })).toBeVisible()
    await expect(basket.getByText('Total so far')).toBeHidden()
    await expect(basket.getByRole('button', { name: /address/ })).toBeHidden()
  })

  test(
    'a customer with an address is not asked, and can change it where it is shown',
    { tag: '@phone' },
    async ({ page }) => {
      await findFood(page, 'e8 1aa')
      await test.step("the question's back link leads to the list, and then on", async () => {
        await page.getByRole('button', { name: /change the address$/ }).click()
        await expect(addressQuestion(page)).toBeVisible()
        await page.goBack()
        await expect(addressQuestion(page)).toBeHidden()
        await expect(page).toHaveURL(/\/restaurants\//)
        await page.goBack()
        await expect(page).toHaveURL(/\/$/)
      })
      await visit(page, '/restaurant/pitta-patter')
      await addAtOnce(page, 'Iskender')
      await expectInBasket(page, '1 item')
      await expect(addressQuestion(page)).toBeHidden()
      await test.step('on the menu, the address is next to the fee', async () => {
        await page.getByRole('button', { name: 'to E8 1AA, change the address' }).click()
        await addressField(addressQuestion(page)).fill('E9 6')
        await page.getByRole('option').first().click()
        const place = page.getByRole('button', { name: /^to E9 6.*, change the address$/ })
        await expect(place).toBeVisible()
      })
    },
  )

  test(
    'every page and dialog can ask, and goes on where it was',
    { tag: '@desktop' },
    async ({ page, calls, email, troubles }) => {
      troubles.expect(/GET \/nowhere 404/)
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
      const pages = ['/', '/nowhere', '/restaurant/pitta-patter', '/checkout']
      for (const path of pages) {
        await visit(page, path)
        await expectToAskAndGoOn(page)
      }
      await visit(page, '/login')
      await expectToAskAndGoOn(page, page.getByRole('textbox', { name: 'Email' }))
      await visit(page, calls.pageOf(order))
      await expectOrderToBe(page, /^Waiting for /)
      await expectToAskAndGoOn(page)
      await findFood(page, 'e8 1aa')
      // A page that has just loaded takes the focus first.
      await expect(page.getByRole('main')).toBeFocused()
      await expectToAskAndGoOn(page)
    },
  )
})

/** The focus is on a link of the frame, or where else the address is shown, and there again afterwards. */
async function expectToAskAndGoOn(
  page: Page,
  place = page.getByRole('link', { name: /home$|^Back/ }).first(),
): Promise<void> {
  await place.focus()
  await askForAddress(page)
  await expect(addressField(addressQuestion(page))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(addressQuestion(page)).toBeHidden()
  await expect(place).toBeFocused()
}
