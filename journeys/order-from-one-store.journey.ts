import { openBasket, line } from './doing/basket.ts'
import { addFromTwoStores } from './doing/choose-dishes.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

test.describe('Adding a dish from another restaurant', () => {
  // Whoever is faster than their basket is asked once the server has refused.
  test.beforeEach(({ troubles }) => troubles.expect(/PUT \/api\/v1\/cart\/.* 409/))

  test('keeps the basket when that is wanted', async ({ page }) => {
    await addFromTwoStores(page)
    const question = page.getByRole('dialog', { name: 'Start a new basket?' })
    await expect(question).toContainText('Salt & Scraps')
    await question.getByRole('button', { name: 'Keep my basket' }).click()
    await expect(question).toBeHidden()
    await visit(page, '/restaurant/salt-and-scraps')
    await expect(line(await openBasket(page), 'Sweet potato chips')).toBeVisible()
  })

  test('starts a new basket when that is wanted', async ({ page }) => {
    await addFromTwoStores(page)
    const question = page.getByRole('dialog', { name: 'Start a new basket?' })
    await question.getByRole('button', { name: 'Start a new basket' }).click()
    await expect(question).toBeHidden()
    const basket = await openBasket(page)
    await expect(line(basket, 'Ayran')).toBeVisible()
    await expect(line(basket, 'Sweet potato chips')).toHaveCount(0)
  })
})
