import { DEMONSTRATION_CUSTOMER, DEMONSTRATION_PASSWORD } from '#town/demonstration-accounts.ts'
import { logIn } from './doing/account.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

const check = /bot-check/

test.describe('Logging in takes a bot check', () => {
  test('that nobody sees, and that is loaded when the form is sent', async ({ page, troubles }) => {
    troubles.expect(/GET \/api\/v1\/cart 404/)
    const asked: string[] = []
    page.on('request', (request) => check.test(request.url()) && asked.push(request.url()))
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    await visit(page, '/login')
    await page.getByRole('textbox', { name: 'E-mail' }).click()
    expect(asked).toEqual([])
    await logIn(page)
    await expect(page).toHaveURL(/\/$/)
    expect(workers).toHaveLength(1)
    expect(asked.filter((url) => url.endsWith('/auth/bot-check?action=login'))).toHaveLength(1)
  })

  test('that is passed without workers as well', async ({ page, troubles }) => {
    troubles.expect(/GET \/api\/v1\/cart 404/)
    troubles.expect(/bot-check\.worker/)
    await page.route(/bot-check\.worker/, (route) => route.abort())
    await visit(page, '/login')
    await logIn(page)
    await expect(page).toHaveURL(/\/$/)
  })

  test('and who does not pass reads so, and has typed nothing in vain', async ({
    page,
    troubles,
  }) => {
    troubles.expect(check)
    troubles.expect(/POST \/api\/v1\/auth\/login 403/)
    troubles.expect(/GET \/api\/v1\/cart 404/)
    await page.route('**/auth/bot-check?**', (route) => route.abort())
    await visit(page, '/login')
    await logIn(page)
    await expect(page.getByText('We noticed unexpected activity. Try again later.')).toBeVisible()
    const typed = [
      page.getByRole('textbox', { name: 'E-mail' }),
      page.getByRole('textbox', { name: 'Password' }),
    ] as const
    await expect(typed[0]).toHaveValue(DEMONSTRATION_CUSTOMER.email)
    await expect(typed[1]).toHaveValue(DEMONSTRATION_PASSWORD)
    await page.unroute('**/auth/bot-check?**')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
