import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { logInAs, makeAccount, named } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

test.describe('Whoever is signed in', () => {
  test.beforeEach(async ({ calls, mailbox, email, troubles }) => {
    // They have no basket yet, and an access token has its day.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    troubles.expect(/ 401$/)
    await makeAccount({ calls, mailbox }, email)
  })

  for (const isRemembered of [true, false]) {
    const how = isRemembered ? 'remembered' : 'for the session of the browser'

    test(`${how} is so in every tab, and out of every tab at once`, async ({
      page,
      context,
      email,
    }) => {
      const other = await context.newPage()
      await visit(other, '/')
      await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
      await logInAs(page, email, { isRemembered })
      await expect(named(other, 'Nia')).toBeVisible()
      const later = await context.newPage()
      await visit(later, '/')
      await expect(named(later, 'Nia')).toBeVisible()
      await later.reload()
      await alive(later)
      await expect(named(later, 'Nia')).toBeVisible()
      await named(other, 'Nia').click()
      await other.getByRole('button', { name: 'Log out' }).click()
      for (const tab of [page, other, later])
        await expect(tab.getByRole('link', { name: 'Log in' })).toBeVisible()
    })

    test(`${how} stays so when two tabs refresh at once, and long after @later`, async ({
      page,
      context,
      email,
      letPass,
    }) => {
      await logInAs(page, email, { isRemembered })
      const other = await context.newPage()
      await visit(other, '/')
      await expect(named(other, 'Nia')).toBeVisible()
      for (let round = 1; round <= 2; round += 1) {
        await letPass(16)
        await Promise.all([page, other].map((tab) => tab.goto('/customer/account/details')))
        for (const tab of [page, other])
          await expect(tab.getByText('This browser', { exact: true })).toBeVisible()
        await expect.poll(async () => (await tokenOf(page)) === (await tokenOf(other))).toBe(true)
      }
    })
  }

  test('keeps being so while the network is gone @later', async ({
    page,
    email,
    letPass,
    troubles,
  }) => {
    troubles.expect(/auth\/refresh|ERR_FAILED/)
    await logInAs(page, email)
    await letPass(16)
    await page.route('**/auth/refresh', (route) => route.abort())
    await page.goto('/customer/account/details')
    await expect(page.getByText('Where you are signed in can’t be looked up.')).toBeVisible()
    await expect(named(page, 'Nia')).toBeVisible()
    await page.unroute('**/auth/refresh')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  })

  test('is logged out and told why when the account is suspended', async ({
    page,
    context,
    email,
    calls,
    troubles,
  }) => {
    troubles.expect(/ 403$/)
    await logInAs(page, email)
    const other = await context.newPage()
    await visit(other, '/')
    await expect(named(other, 'Nia')).toBeVisible()
    await calls.suspend(await accountId(page))
    await page.goto('/customer/account/details')
    await expect(page.getByText('The account has been suspended.').first()).toBeVisible()
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})

async function kept(page: Page): Promise<{ user: { id: string }; refreshToken: string }> {
  return page.evaluate((key) => {
    const read = (storage: Storage) => JSON.parse(storage.getItem(key) ?? '{}').auth
    return read(localStorage) ?? read(sessionStorage)
  }, PERSISTENCE_KEY)
}

const accountId = async (page: Page) => (await kept(page)).user.id
const tokenOf = async (page: Page) => (await kept(page)).refreshToken
