import { logIn } from './doing/account.ts'
import { bringBasket } from './doing/bring-basket.ts'
import { findFood } from './doing/find-food.ts'
import { tabTo } from './doing/press.ts'
import { makeAccount, NEW_PASSWORD } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

const pitta = 'Pitta Patter'
const saffron = 'Saffron Street Kitchen'

test.describe('Hearts on restaurants', () => {
  test.beforeEach(async ({ calls, mailbox, email, troubles }) => {
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    await makeAccount({ calls, mailbox }, email)
  })

  test(
    'lead a guest to log in and back, are set then, also with a basket, and cleared by logging out',
    { tag: '@phone' },
    async ({ page, email, calls, troubles }) => {
      await bringBasket(page, await calls.fillBasket({ store: 'pitta-patter', dish: 'Iskender' }))
      await findFood(page, 'e8 1aa')
      const list = page.url()
      await expect(heart(page, pitta)).toHaveAttribute('aria-pressed', 'false')
      await heart(page, pitta).click()
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
      await logIn(page, { email, password: NEW_PASSWORD })
      await expect(page.getByText(`${pitta} is in your favourites.`)).toBeVisible()
      await expect(page).toHaveURL(list)
      await expect(heart(page, pitta)).toHaveAttribute('aria-pressed', 'true')
      await expect(heart(page, saffron)).toHaveAttribute('aria-pressed', 'false')

      await test.step('is undone when it could not be saved', async () => {
        troubles.expect(/POST \/api\/v1\/user\/favourite-stores (failed|net)|ERR_FAILED/)
        await page.route('**/user/favourite-stores', (route) =>
          route.request().method() === 'POST' ? route.abort() : route.continue(),
        )
        await heart(page, saffron).click()
        await expect(page.getByText('We couldn’t connect')).toBeVisible()
        await expect(heart(page, saffron)).toHaveAttribute('aria-pressed', 'false')
        await page.unroute('**/user/favourite-stores')
        await heart(page, saffron).click()
        await expect(heart(page, saffron)).toHaveAttribute('aria-pressed', 'true')
      })

      await visit(page, '/restaurant/pitta-patter')
      await expect(heart(page, pitta)).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page, 'a menu with a heart')

      await test.step('are not shown to the next customer', async () => {
        await page.getByRole('banner').getByRole('button', { name: 'Nia' }).click()
        await page.getByRole('menuitem', { name: /^Log out/ }).click()
        await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
        await visit(page, '/restaurant/pitta-patter')
        await expect(heart(page, pitta)).toHaveAttribute('aria-pressed', 'false')
      })
    },
  )

  test(
    'are pressed by keyboard, listed on a page of their own, and removed',
    { tag: '@desktop' },
    async ({ page, email }) => {
      await visit(page, '/customer/restaurant/favourites')
      await expect(page).toHaveURL(/\/login\?/)
      await logIn(page, { email, password: NEW_PASSWORD })
      await expect(page).toHaveURL('/customer/restaurant/favourites')
      await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
      await expectAccessible(page, 'no favourites')

      await findFood(page, 'e8 1aa')
      for (const name of [saffron, pitta]) {
        await tabTo(page, heart(page, name))
        const saved = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.ok(),
        )
        await page.keyboard.press('Space')
        await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
        await saved
      }
      await visit(page, '/customer/restaurant/favourites')
      const names = page.getByRole('main').getByRole('heading', { level: 3 })
      await expect(names).toHaveText([pitta, saffron])
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('£')
      await expectAccessibleAtEveryWidth(page, 'favourites')
      await heart(page, pitta).click()
      await expect(heart(page, pitta)).toHaveAttribute('aria-pressed', 'false')
      // One press undoes a mistake.
      await expect(names).toHaveText([pitta, saffron])
      await page.reload()
      await alive(page)
      await expect(names).toHaveText([saffron])
    },
  )
})

const heart = (page: Page, store: string) =>
  page.getByRole('button', { name: `Add ${store} to favourites` })
