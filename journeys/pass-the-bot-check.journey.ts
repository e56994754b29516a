import { DEMONSTRATION_CUSTOMER, DEMONSTRATION_PASSWORD } from '#town/demonstration-accounts.ts'
import { logIn } from './doing/account.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

// Its call and its code; the loader itself comes with the form.
const check = /\/bot-check/

test.beforeEach(({ troubles }) => {
  // They have no basket yet.
  troubles.expect(/GET \/api\/v1\/cart 404/)
})

test(
  'Logging in takes an invisible bot check, which is loaded when the form is sent',
  { tag: '@desktop' },
  async ({ page, troubles }) => {
    const requests: string[] = []
    page.on('request', (request) => check.test(request.url()) && requests.push(request.url()))
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await visit(page, '/login')
    await page.getByRole('textbox', { name: 'Email' }).click()
    expect(requests).toEqual([])

    await test.step('who does not pass reads so, and has typed nothing in vain', async () => {
      troubles.expect(check)
      troubles.expect(/POST \/api\/v1\/auth\/login 403/)
      await page.route('**/auth/bot-check?**', (route) => route.abort())
      await logIn(page)
      const refused = page.getByText('We noticed unexpected activity. Try again later.')
      await expect(refused).toBeVisible()
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect(email).toHaveValue(DEMONSTRATION_CUSTOMER.email)
      const password = page.getByRole('textbox', { name: 'Password' })
      await expect(password).toHaveValue(DEMONSTRATION_PASSWORD)
      await page.unroute('**/auth/bot-check?**')
    })
    requests.length = 0
    expect(workers).toHaveLength(0)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(workers).toHaveLength(1)
    expect(requests.filter((url) => url.endsWith('/auth/bot-check?action=login'))).toHaveLength(1)
  },
)

test(
  'A bot check is passed without workers as well',
  { tag: '@phone' },
  async ({ page, troubles }) => {
    troubles.expect(/bot-check\.worker/)
    await page.route(/bot-check\.worker/, (route) => route.abort())
    await visit(page, '/login')
    await logIn(page)
    await expect(page).toHaveURL(/\/$/)
  },
)
