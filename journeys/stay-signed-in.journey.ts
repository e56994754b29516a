import type { BrowserContext } from '@playwright/test'
import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { logInAs, makeAccount, named } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

test.describe('A signed-in customer', () => {
  test.beforeEach(async ({ calls, mailbox, email, troubles }) => {
    // They have no basket yet, and an access token has its day.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    troubles.expect(/ 401$/)
    await makeAccount({ calls, mailbox }, email)
  })

  test(
    'is so in every tab and out of every tab at once, remembered or not; every tab shows a suspension',
    { tag: '@desktop' },
    async ({ page, context, email, calls, troubles }) => {
      troubles.expect(/ 403$/)
      const other = await context.newPage()
      await visit(other, '/')
      await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
      for (const isRemembered of [true, false])
        await expectToBeSoInEveryTab({ page, other, context }, email, isRemembered)
      await logInAs(page, email)
      await expect(named(other, 'Nia')).toBeVisible()
      await calls.suspend(await accountId(page))
      await page.goto('/customer/account/details')
      await expect(page.locator('.toast.danger')).toContainText('The account has been suspended.')
      await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible()
    },
  )
})

interface Tabs {
  page: Page
  other: Page
  context: BrowserContext
}

/** Logs in in one tab while another is open, opens a third, and logs out in the second. */
async function expectToBeSoInEveryTab(
  { page, other, context }: Tabs,
  email: string,
  isRemembered: boolean,
): Promise<void> {
  await logInAs(page, email, { isRemembered })
  await expect(named(other, 'Nia')).toBeVisible()
  const later = await context.newPage()
  await visit(later, '/')
  await expect(named(later, 'Nia')).toBeVisible()
  await later.reload()
  await alive(later)
  await expect(named(later, 'Nia')).toBeVisible()
  await named(other, 'Nia').click()
  await other.getByRole('menuitem', { name: /^Log out/ }).click()
  for (const tab of [page, other, later])
    await expect(tab.getByRole('link', { name: 'Log in' })).toBeVisible()
  await later.close()
}

async function accountId(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const read = (storage: Storage) => JSON.parse(storage.getItem(key) ?? '{}').auth
    return (read(localStorage) ?? read(sessionStorage)).user.id
  }, PERSISTENCE_KEY)
}
