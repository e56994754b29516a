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
    // Whoever is faster than their basket is asked once the server has refused.
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
  'A closed kitchen says so, and asks for nothing that leads nowhere',
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
    await expect(menu.getByRole('button', { name: /^Add |^Apply|time|later|now$/i })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: /^Choose options for / })).toHaveCount(0)
    await expect(menu.getByText(/\d min\b/)).toHaveCount(0)
    await menu.getByRole('link', { name: 'Beef pho', exact: true }).first().click()
    const dish = page.getByRole('dialog', { name: 'Beef pho' })
    await expect(dish.getByRole('button', { name: 'Closed at this time' })).toBeDisabled()
    await expect(page.getByRole('dialog', { name: 'Start a new basket?' })).toBeHidden()
  },
)
