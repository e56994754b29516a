import { readFile } from 'node:fs/promises'
import { logIn } from './doing/account.ts'
import { tabAndEnter } from './doing/press.ts'
import { enterAsSomebodyNew, NEW_PASSWORD } from './doing/register.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

test.describe('A customer who leaves', () => {
  test(
    'reads and downloads what is stored, waits for their order, and deletes their account',
    { tag: '@phone' },
    async ({ page, calls, mailbox, email, troubles }) => {
      // They have no basket; the wrong password; and nobody is there to log in.
      troubles.expect(/GET \/api\/v1\/cart 404|delete-account 400|auth\/login 401/)
      const by = { email, password: NEW_PASSWORD }
      await enterAsSomebodyNew(page, { calls, mailbox }, email)
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email, by })
      await visit(page, '/customer/account/data')
      await page.getByText('Orders (1)').click()
      await expect(page.getByText(new RegExp(`${order.number} from Pitta Patter`))).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'what is stored')
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download your data' }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.json$/)
      const data = JSON.parse(await readFile(await file.path(), 'utf8')) as object
      expect(data).toMatchObject({ account: { email }, orders: [{ number: order.number }] })

      await page.getByRole('link', { name: 'Delete your account' }).click()
      await expect(page.getByText('You have an order in progress.')).toBeVisible()
      await expect(button(page)).toBeHidden()
      await expectAccessibleAtEveryWidth(page, 'an account that can’t be deleted yet')
      await calls.act(order, 'decline', { reason: 'closing' })
      await page.reload()
      const password = page.getByRole('textbox', { name: 'Your password' })
      await button(page).click()
      await expect(page.getByText('Enter your current password')).toBeVisible()
      await password.fill('not-mine')
      await button(page).click()
      await expect(page.getByText('Current password given is incorrect')).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'deleting an account, with a mistake')
      await password.fill(NEW_PASSWORD)
      await button(page).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('We’ve deleted your account.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email)
      const { text } = await mailbox.receive(email, 'is deleted')
      expect(text).toContain('This is the last email we’ll send you.')
      await visit(page, '/login')
      await logIn(page, by)
      await expect(page.getByText('We couldn’t find an account')).toBeVisible()
    },
  )

  test(
    'having no password, confirms it by their provider, with the keyboard alone',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      // Calls under way at that moment are refused: the account no longer exists.
      troubles.expect(/GET \/api\/v1\/cart 404|GET \/api\/v1\/\S+ 401|auth\/refresh 401/)
      await visit(page, '/login?_UCR_return_href=%2Fcustomer%2Faccount%2Fdelete')
      await page.getByRole('link', { name: 'Log in with Google' }).click()
      await page.getByRole('button', { name: /^Priya Raman/ }).click()
      await expect(page).toHaveURL('/customer/account/delete')
      await expect(button(page)).toBeDisabled()
      await tabAndEnter(page, page.getByRole('link', { name: 'Confirm with Google' }))
      await tabAndEnter(page, page.getByRole('button', { name: /^Priya Raman/ }))
      await expect(page.getByText('You’ve confirmed it’s you with Google.')).toBeVisible()
      await expect(page).toHaveURL('/customer/account/delete')
      await tabAndEnter(page, button(page))
      await expect(page.getByText('We’ve deleted your account.')).toBeVisible()
    },
  )
})

const button = (page: Page) => page.getByRole('button', { name: 'Delete my account' })
