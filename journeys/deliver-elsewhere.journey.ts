import { expectSumToAddUp, goToCheckout, visitWith } from './doing/basket.ts'
import {
  choosePayingInCash,
  customer,
  order,
  orderButton,
  enterAddress,
  enterContact,
} from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { receipt } from './doing/follow-order.ts'
import { expect, test, type Page } from './journey.ts'

const allergies = 'No sesame, please'

test(
  'An address at checkout that the store does not deliver to is followed by another, or by collecting',
  { tag: '@phone' },
  async ({ page, calls, email, troubles }) => {
    troubles.expect(/PATCH \/api\/v1\/cart\/address\/.* 409/)
    await findFood(page, 'e8 1aa')
    await chooseStore(page, 'Pitta Patter')
    await addAtOnce(page, 'Iskender')
    await goToCheckout(page)
    await chooseWhereNobodyDelivers(page, email)
    await test.step('another address goes on, with nothing typed lost', async () => {
      await test.step('half a postcode, and none, is not enough for a delivery', async () => {
        await giveAddress(page, 'E9')
        await expect(page.getByText('Enter a full postcode, not only its start')).toBeVisible()
        await giveAddress(page, '')
        await expect(page.getByText('This is a required field')).toBeVisible()
      })
      await giveAddress(page, 'e96lb')
      await expect(page.getByText('E9 6LB')).toBeVisible()
      await expect(page.getByText('Pitta Patter doesn’t deliver')).toBeHidden()
      await enterAddress(page, '3 Lantern Steps')
      await expectDetailsStay(page, email)
      await order(page)
      await expect(receipt(page)).toContainText('E9 6LB')
      await expectSumToAddUp(receipt(page))
    })

    await test.step('collecting instead goes on, with nothing typed lost, on a desktop', async () => {
      await page.setViewportSize({ width: 1280, height: 900 })
      const cart = await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' })
      await visitWith(page, cart.cartToken)
      await chooseWhereNobodyDelivers(page, email)
      await page.getByRole('button', { name: 'Collect instead' }).click()
      await expect(page.getByText('Collect from Pitta Patter')).toBeVisible()
      await expectDetailsStay(page, email)
      await choosePayingInCash(page)
      await expect(orderButton(page)).toHaveAccessibleName('Order, pay cash £11.65')
      await order(page)
      await expect(receipt(page)).toContainText('Collect at 66 Mare Walk')
    })
  },
)

async function chooseWhereNobodyDelivers(page: Page, email: string): Promise<void> {
  await enterAddress(page, '12 Marmalade Row')
  await enterContact(page, customer(email), allergies)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await giveAddress(page, 'SW1A 1AA')
  await expect(page.getByText('Pitta Patter doesn’t deliver to SW1A 1AA.')).toBeVisible()
  await expect(page.getByText('Use another address, or collect your order')).toBeVisible()
}

async function giveAddress(page: Page, postcode: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Delivery postcode' })
  await field.fill(postcode)
  await field.press('Enter')
}

async function expectDetailsStay(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nia Morgan')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue(allergies)
}
