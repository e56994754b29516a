import { API_BASE, PERSISTENCE_KEY } from '#contract/constants.ts'
import { DEMONSTRATION_PASSWORD } from '#town/demonstration-accounts.ts'
import { card, signInToStoreApp } from './doing/staff/store-app.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const orderDetails = { store: 'pitta-patter', dish: 'Iskender' }

test(
  'A kitchen whose session ended reads its orders and logs in again; logging out asks first',
  { tag: '@desktop' },
  async ({ storeApp, calls, email, troubles }) => {
    troubles.expect(/ 401$/)
    const order = await calls.order({ ...orderDetails, email })
    await signInToStoreApp(storeApp, 'pitta-patter')
    const ticket = await card(storeApp, order.number, 'New')
    await expect(ticket).toBeVisible()

    await endSession(storeApp)
    const notice = storeApp
      .getByRole('alert')
      .filter({ hasText: 'This device has been logged out.' })
    await expect(notice).toBeVisible()
    await expect(ticket).toContainText('Iskender')
    await expectAccessible(storeApp, 'a board whose session has ended')
    await notice.getByRole('button', { name: 'Log in again' }).click()
    const dialog = storeApp.getByRole('dialog', { name: 'Log in again' })
    await expect(dialog.getByRole('textbox', { name: 'Email' })).not.toHaveValue('')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMONSTRATION_PASSWORD)
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(notice).toBeHidden()
    await expect(storeApp.getByText(/^Connected/)).toBeVisible()
    await expect(ticket).toBeVisible()

    await storeApp.getByRole('button', { name: 'Log out' }).click()
    const question = storeApp.getByRole('dialog', { name: /^Log out with \d+ open orders?\?$/ })
    await expectAccessible(storeApp, 'the question before logging out')
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(ticket).toBeVisible()
    await expect(question).toBeHidden()
    await storeApp.getByRole('button', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Log out anyway' }).click()
    await expect(storeApp.getByRole('button', { name: 'Log in' })).toBeVisible()
  },
)

/** Ends the session of a store app on the server, as somebody elsewhere would. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(
    async ({ key, url }) => {
      const { auth } = JSON.parse(localStorage.getItem(key) ?? '{}')
      const headers = { authorization: `Bearer ${auth.refreshToken}` }
      await fetch(url, { method: 'POST', headers })
    },
    { key: `${PERSISTENCE_KEY}.partner`, url: `${API_BASE}/auth/logout` },
  )
}
