import { openBasket, line } from './doing/basket.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { findFood } from './doing/find-food.ts'
import { signInToStoreApp } from './doing/staff/store-app.ts'
import { basketInFrame, visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

test(
  'A dish sells out in two touches, and is off every open menu',
  { tag: '@desktop' },
  async ({ page, browser, calls, troubles }) => {
    const kitchen = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    await signInToStoreApp(kitchen, 'pitta-patter')
    await kitchen.getByRole('link', { name: 'Menu' }).click()
    await expect(kitchen.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    const pudding = kitchen.getByRole('switch', { name: 'Rice pudding, sold out' })
    await expect(pudding).toBeVisible()
    // As an earlier try may have left it.
    if (await pudding.isChecked()) await pudding.press('Space')
    await expect(pudding).not.toBeChecked()
    await expectAccessible(kitchen, 'the menu for staff')

    await findFood(page, 'e8 1aa')
    await visit(page, '/restaurant/pitta-patter')
    await addAtOnce(page, 'Rice pudding')
    await expect(basketInFrame(page)).toContainText('1 item')

    const menu = page.getByRole('main')
    const dish = menu
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Rice pudding', exact: true }) })
    const soldOut = dish.getByText(/Sold out/)
    await test.step('sold out until tomorrow', async () => {
      await pudding.press('Space')
      await expect(soldOut.first()).toBeVisible()
      await expect(kitchen.getByText(/^Sold out until \w{3}/)).toBeVisible()
      await expect(line(await openBasket(page), 'Rice pudding')).toContainText('Sold out')
    })

    await test.step('for how long can be changed', async () => {
      await kitchen
        .getByRole('button', { name: /^Change how long Rice pudding is sold out/ })
        .click()
      const dialog = kitchen.getByRole('dialog', { name: 'Rice pudding' })
      await dialog.getByRole('radio', { name: 'Count what’s left' }).check({ force: true })
      await dialog.getByRole('textbox', { name: 'How many are left?' }).fill('lots')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Enter a whole number from 0 to 9999.')).toBeVisible()
      await expectAccessible(kitchen, 'the dialog about what is left')
      await dialog.getByRole('textbox', { name: 'How many are left?' }).fill('3')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(kitchen.getByText('3 left')).toBeVisible()
      await expect(soldOut).toHaveCount(0)
    })

    await test.step('and put back, which a menu without a network sees once it has one', async () => {
      const only = kitchen.getByRole('radio', { name: 'Sold out' })
      await kitchen.getByRole('searchbox', { name: 'Find a dish or an option' }).fill('rice pud')
      await pudding.press('Space')
      await only.check({ force: true })
      await expect(kitchen.getByRole('switch')).toHaveCount(1)
      await expect(soldOut.first()).toBeVisible()
      troubles.expect(/ERR_INTERNET_DISCONNECTED/)
      await page.context().setOffline(true)
      await pudding.press('Space')
      await expect(kitchen.getByText(/Nothing here is called|Nothing has sold out/)).toBeVisible()
      await page.context().setOffline(false)
      await expect(soldOut).toHaveCount(0)
    })
    await kitchen.context().close()

    await test.step('a basket says what a new menu changes of it, once', async () => {
      const changed = {
        name: 'Saffron pudding',
        pricePence: 295,
        allergens: { gluten: 'free', sesame: 'may' },
      } as const
      const before = await calls.publishDish('pitta-patter', 'Rice pudding', changed)
      await page.reload()
      const basket = await openBasket(page)
      const notice = basket.getByRole('status').filter({ hasText: 'has changed its menu' })
      await expect(notice.getByRole('listitem')).toHaveText(
        /^Saffron pudding \(was Rice pudding\): now £2\.95 \(was £\d\.\d\d\); now contains or may contain sesame$/,
      )
      // What the bar at the top covers is not at hand there.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page, 'a basket after the menu has changed')
      await notice.getByRole('button', { name: 'OK, I’ve read this' }).press('Enter')
      await expect(notice).toHaveCount(0)
      await page.reload()
      await expect(line(await openBasket(page), 'Saffron pudding')).toContainText('£2.95')
      await expect(notice).toHaveCount(0)
      // Other journeys order it too.
      await calls.publishDish('pitta-patter', changed.name, before)
    })
  },
)
