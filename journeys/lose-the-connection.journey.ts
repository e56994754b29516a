import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { addressField } from './doing/find-food.ts'
import { AT_ONCE_MS, expectOrderToBe } from './doing/follow-order.ts'
import { listOfHackney } from './doing/map.ts'
import { card, openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

const menu = '/restaurant/pitta-patter'

test.describe('The connection is lost and comes back', () => {
  test.beforeEach(({ troubles }) => troubles.expect(/net::ERR_INTERNET_DISCONNECTED/))

  test(
    'a page that has just opened stays, says so, and carries on',
    { tag: '@phone' },
    async ({ page }) => {
      await test.step('the first page', async () => {
        await loseConnection(page, '/')
        await addressField(page).fill('e8 1aa')
        await page.getByRole('button', { name: 'Find food' }).click()
        await expect(addressField(page)).toHaveAccessibleDescription(/can’t look up addresses/)
        await expectToStay(page, { title: /^Tuck in/ })
        await findConnection(page)
        await page.getByRole('button', { name: 'Find food' }).click()
        await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
      })
      await test.step('a list, whose link is followed by itself', async () => {
        await loseConnection(page, listOfHackney)
        const link = page.getByRole('link', { name: 'Pitta Patter' })
        await link.hover()
        await link.click()
        await expectToStay(page, { title: 'Hackney takeaways' })
        await expect(page).toHaveURL(listOfHackney)
        await page.context().setOffline(false)
        await expect(page).toHaveURL(menu)
      })
      await test.step('a menu, and the dialog that had not been loaded', async () => {
        await loseConnection(page, menu)
        await page
          .getByRole('button', { name: /^Add Ayran/ })
          .first()
          .click()
        await expectToStay(page, { title: 'Pitta Patter' })
        await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
        const waiting = page.getByRole('dialog', { name: 'One moment' })
        await expect(waiting).toBeVisible()
        await waiting.getByRole('button', { name: 'Close' }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
        await findConnection(page)
        await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
      })
    },
  )

  test(
    'what was still loading comes with a reload, unless something has been typed',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      troubles.expect(/net::ERR_FAILED/)
      const cutOff = () =>
        page.route('**/assets/first-acts*.js', async (route) => {
          await page.context().setOffline(true)
          await route.abort()
        })
      const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
      // Whoever has been here before has something stored, and so something to load.
      await page.addInitScript((key) => localStorage.setItem(key, '{}'), PERSISTENCE_KEY)
      await cutOff()
      await visit(page, '/')
      await expect(page.getByText('You’re offline')).toBeVisible()
      await page.unrouteAll()
      await page.context().setOffline(false)
      await expect(login).toBeVisible()

      await cutOff()
      await page.reload()
      await expect(page.getByText('You’re offline')).toBeVisible()
      await addressField(page).fill('e8 1aa')
      await page.unrouteAll()
      await page.context().setOffline(false)
      const again = page.getByRole('button', { name: 'Reload the page' })
      await expect(again).toBeVisible()
      await expect(addressField(page)).toHaveValue('e8 1aa')
      await again.click()
      await expect(login).toBeVisible()
    },
  )

  test(
    'the order’s page catches up with missed events',
    { tag: '@phone' },
    async ({ page, calls, email }) => {
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
      await visit(page, calls.pageOf(order))
      await expectOrderToBe(page, /^Waiting for /)
      await page.context().setOffline(true)
      await calls.act(order, 'accept', { minutes: 15 })
      await calls.act(order, 'dispatch')
      await page.context().setOffline(false)
      await expectOrderToBe(page, 'On its way to you')
      await calls.act(order, 'complete')
      await expectOrderToBe(page, /^Delivered at /, { withinMs: AT_ONCE_MS })
      await expect(page.getByText('Reconnecting.')).toHaveCount(0)
    },
  )

  test(
    'the board catches up with missed events',
    { tag: '@desktop' },
    async ({ storeApp, calls, email }) => {
      await openStoreApp(storeApp, calls, 'mama-ades')
      await storeApp.context().setOffline(true)
      const order = await calls.order({
        store: 'mama-ades',
        dish: 'Snails in pepper',
        quantity: 2,
        email,
      })
      await storeApp.context().setOffline(false)
      await expect(await card(storeApp, order.number, 'New')).toBeVisible()
      await calls.act(order, 'accept', { minutes: 15 })
      await expect(await card(storeApp, order.number, 'Cooking')).toBeVisible()
    },
  )
})

test(
  'A board whose events the server fails to send does not call itself offline',
  { tag: '@desktop' },
  async ({ storeApp, calls, troubles }) => {
    troubles.expect(/status of 500|events 500/)
    await openStoreApp(storeApp, calls, 'mama-ades')
    await storeApp.route('**/partner/stores/*/events', (route) => route.fulfill({ status: 500 }))
    await storeApp.reload()
    await expect(storeApp.getByText('Something’s wrong on our side.')).toBeVisible()
    await expect(storeApp.getByText(/^No network/)).toHaveCount(0)
  },
)

/** Opens a page, and loses the connection as soon as its header is there. */
async function loseConnection(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline')).toBeVisible()
}

async function findConnection(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText('You’re back online')).toBeVisible()
}

/** The page is there with its header, and shows no error. */
async function expectToStay(page: Page, { title }: { title: string | RegExp }): Promise<void> {
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
}
