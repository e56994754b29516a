import type { Locator } from '@playwright/test'
import { amount, expectSumToAddUp, ifSoldOut, line, openBasket } from './doing/basket.ts'
import { addAtOnce, addDish } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'
import { pressLabel } from './doing/press.ts'
import { alive } from './doing/visit.ts'
import { expect, test } from './journey.ts'

test(
  'A basket survives a reload, and is the same in another tab',
  { tag: '@phone' },
  async ({ page, context, troubles }) => {
    troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
    await findFood(page, 'e8 1aa')
    await chooseStore(page, 'Saffron Street Kitchen')
    await addDish(page, 'Lamb biryani', { choices: ['Hot'], note: 'Easy on the coriander' })
    await addAtOnce(page, 'Chilli paneer')
    const basket = await openBasket(page)
    const biryani = line(basket, 'Lamb biryani')
    await biryani.getByRole('button', { name: 'One more Lamb biryani' }).click()
    await expect(biryani).toContainText('£23.00')
    await expect(biryani).toContainText('“Easy on the coriander”')
    await ifSoldOut(basket, 'Lamb biryani').selectOption('call me')
    await pressLabel(basket.getByRole('radio', { name: /^Yes, one bag/ }))
    const withBag = await expectSumToAddUp(basket)
    await pressLabel(basket.getByRole('radio', { name: 'No bag' }))
    await expect(basket.getByText('Plastic bag charge')).toBeHidden()
    const withoutBag = await expectSumToAddUp(basket)
    expect(withBag - withoutBag).toBe(10)

    const read = '**/api/v1/cart/*'
    await page.route(read, (route) => route.abort('internetdisconnected'))
    await page.reload()
    await alive(page)
    const tryAgain = page.getByRole('button', { name: 'Basket, can’t be shown. Try again' })
    await tryAgain.click()
    await expect(page.getByText('We couldn’t connect.').first()).toBeVisible()
    await page.unroute(read)
    // The message may lie over it for a moment.
    await tryAgain.press('Enter')
    await expect(tryAgain).toBeHidden()
    const again = await openBasket(page)
    await expect(line(again, 'Lamb biryani')).toContainText('£23.00')
    expect(await expectSumToAddUp(again)).toBe(withoutBag)

    const tab = await context.newPage()
    await tab.goto(page.url())
    const there = await openBasket(tab)
    expect(await amount(there, 'Total')).toBe(withoutBag)
    await putBackByKeyboard(there, 'Lamb biryani')
    await expect(line(there, 'Lamb biryani')).toContainText('“Easy on the coriander”')
    await expect(line(there, 'Lamb biryani')).toContainText('Hot')
    await expect(line(there, 'Lamb biryani')).toContainText('£23.00')
    await expect(ifSoldOut(there, 'Lamb biryani')).toHaveValue('call')
    expect(await amount(there, 'Total')).toBe(withoutBag)
    await line(there, 'Chilli paneer').getByRole('button', { name: 'Remove Chilli paneer' }).click()
    await expect(there.getByRole('link', { name: 'Change Chilli paneer' })).toHaveCount(0)
    // The pressed button was removed; the focus is on what undoes that.
    await expect(there.getByRole('button', { name: 'Undo: put Chilli paneer back' })).toBeFocused()
    const afterwards = await expectSumToAddUp(there)
    expect(afterwards).toBeLessThan(withoutBag)
    // A headless browser does not fire the event of returning to the first tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(line(again, 'Chilli paneer')).toHaveCount(0)
    expect(await amount(again, 'Total')).toBe(afterwards)
  },
)

/** Takes two of a dish out of a basket, one by one, and undoes the second. */
async function putBackByKeyboard(basket: Locator, name: string): Promise<void> {
  await basket.getByRole('button', { name: `One fewer ${name}` }).press('Enter')
  await basket.getByRole('button', { name: `Remove ${name}` }).press('Enter')
  const undo = basket.getByRole('button', { name: `Undo: put ${name} back` })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(undo).toHaveCount(0)
  const more = basket.getByRole('button', { name: `One more ${name}` })
  // Until the server has the line, nothing of it can be changed.
  await expect(more).toBeEnabled()
  await more.press('Enter')
}
