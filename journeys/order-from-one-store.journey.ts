import { openBasket, line } from './doing/basket.ts'
import { addAtOnce, addFromTwoStores } from './doing/choose-dishes.ts'
import { findFood } from './doing/find-food.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

test(
  'A dish from another restaurant starts a new basket only when that is wanted',
  { tag: '@desktop' },
  async ({ page, troubles }) => {
    // A customer who is faster than their basket is asked once the server has refused.
    troubles.expect(/PUT \/api\/v1\/cart\/.* 409/)
    await addFromTwoStores(page)
    const question = page.getByRole('dialog', { name: 'Start a new basket?' })
    await expect(question).toContainText('Salt & Scraps')
    await expectAccessible(page, 'the question about another basket')
    await question.getByRole('button', { name: 'Keep my basket' }).click()
    await expect(question).toBeHidden()
    await visit(page, '/restaurant/salt-and-scraps')
    await expect(line(await openBasket(page), 'Sweet potato chips')).toBeVisible()

    await visit(page, '/restaurant/pitta-patter')
    await addAtOnce(page, 'Ayran')
    await question.getByRole('button', { name: 'Start a new basket' }).click()
    await expect(question).toBeHidden()
    const basket = await openBasket(page)
    await expect(line(basket, 'Ayran')).toBeVisible()
    await expect(line(basket, 'Sweet potato chips')).toHaveCount(0)
  },
)

test(
  'A closed kitchen says so, and offers nothing that fails',
  { tag: '@desktop' },
  async ({ page }) => {
    await findFood(page, 'e8 1aa')
    await visit(page, '/restaurant/pitta-patter')
    await addAtOnce(page, 'Ayran')
    await expect(line(await openBasket(page), 'Ayran')).toBeVisible()
    await visit(page, '/restaurant/hanoi-corner')
    const menu = page.getByRole('main')
    await expect(
      menu.getByRole('status').filter({ hasText: 'It isn’t taking orders.' }),
    ).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Beef pho', exact: true }).first()).toBeVisible()
    await expect(
      menu.getByRole('button', { name: /^Add .*, [£\d]|^Apply|time|later|now$/i }),
    ).toHaveCount(0)
    await expect(menu.getByRole('link', { name: /^Choose options for / })).toHaveCount(0)
    const facts = menu.getByRole('list', { name: 'In short' })
    await expect(facts.getByText(/\d min\b/)).toHaveCount(0)
    await menu.getByRole('link', { name: 'Beef pho', exact: true }).first().click()
    const dish = page.getByRole('dialog', { name: 'Beef pho' })
    await expect(dish.getByRole('button', { name: 'Closed at this time' })).toBeDisabled()
    await expect(page.getByRole('dialog', { name: 'Start a new basket?' })).toBeHidden()
    await dish.getByRole('button', { name: 'Close', exact: true }).click()
    await test.step('and who takes orders near it', async () => {
      const nearby = menu.getByRole('region', { name: 'Taking orders nearby' })
      await expect(nearby.getByRole('listitem')).not.toHaveCount(0)
      const other = nearby.getByRole('heading', { level: 3 }).first()
      const name = (await other.textContent()) ?? ''
      await other.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(nearby).toBeHidden()
    })
  },
)

test(
  'A store that does not deliver to an address leads to those that do',
  { tag: '@phone' },
  async ({ page, troubles }) => {
    troubles.expect(/GET \/api\/v1\/delivery\/zone\?.* 409/)
    await findFood(page, 'sw1a 1aa')
    await visit(page, '/restaurant/pitta-patter')
    await expect(page.getByText('No delivery to SW1A 1AA')).toBeVisible()
    await page.getByRole('link', { name: 'Hours and contact' }).click()
    const hours = page.getByRole('dialog', { name: 'Hours and contact' })
    await expect(hours.getByRole('heading', { name: 'Delivery to SW1A 1AA' })).toBeVisible()
    await expect(hours).toContainText('doesn’t deliver to that address')
    await page.keyboard.press('Escape')
    const nearby = page.getByRole('region', { name: 'Restaurants that deliver to SW1A 1AA' })
    await expect(nearby.getByText('Pitta Patter')).toHaveCount(0)
    await nearby.getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page.getByText('No delivery to SW1A 1AA')).toBeHidden()
    await expect(page.getByText(/^£\d\.\d\d delivery$|^Free delivery$/).first()).toBeVisible()
  },
)
