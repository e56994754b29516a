import { logIn } from './doing/account.ts'
import { alive, visit } from './doing/visit.ts'
import { makeAccount, named } from './doing/register.ts'
import { expect, test, type Page } from './journey.ts'
import type { Mailbox } from './marketplace/mailbox.ts'
import { expectAccessible } from './watching/accessibility.ts'

const fresh = 'Rhubarb-and-custard2'

test.describe('A customer who has forgotten their password', () => {
  test.beforeEach(async ({ calls, mailbox, email, troubles }) => {
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    await makeAccount({ calls, mailbox }, email)
  })

  test(
    'requests a link, sets another one and logs in with it; the link works once',
    { tag: '@desktop' },
    async ({ page, storeApp: device, mailbox, email, troubles }) => {
      // One password that too many others have, and one link that was used.
      troubles.expect(/POST \/api\/v1\/auth\/reset-password 4(00|10)/)
      await visit(page, '/password-reset')
      const needed = page.getByRole('dialog', { name: 'Choose a new password' })
      await expect(needed).toContainText('Open this page with the link in our email.')
      await needed.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(page).toHaveURL('/forgot-password')
      const ask = page.getByRole('dialog', { name: 'Forgot your password?' })
      const field = ask.getByRole('textbox', { name: 'Email' })
      await field.fill('nia@')
      await ask.getByRole('button', { name: 'Send the link' }).click()
      await expect(field).toHaveAccessibleDescription('Please use a valid email format')
      await field.fill('')
      await expect(field).toHaveAccessibleDescription('This is a required field')
      await field.fill(email)
      await ask.getByRole('button', { name: 'Send the link' }).click()
      await expect(
        page.getByText('We’ve sent you a link to set a new password.').first(),
      ).toBeVisible()
      await expect(ask.getByRole('status')).toContainText(email)

      await openLink(page, mailbox, email)
      const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
      const { password, confirmation, save } = passwordForm(page)
      await expect(page).toHaveURL('/password-reset')
      // The link stays valid after a reload, though its code has left the address.
      await page.reload()
      await alive(page)
      await save.click()
      await expect(password).toHaveAccessibleDescription('Enter a new password')
      await expect(confirmation).toHaveAccessibleDescription('Enter your new password again')
      await password.fill('abc')
      await confirmation.fill('abcd')
      await expect(password).toHaveAccessibleDescription(
        'Password should be minimum of four characters',
      )
      await expect(confirmation).toHaveAccessibleDescription('Passwords don’t match')
      await expectAccessible(page, 'the form for a new password with mistakes')
      await password.fill('password')
      await confirmation.fill('password')
      await save.click()
      await expect(password).toHaveAccessibleDescription(/one of the most common passwords/)
      await expect(dialog.getByRole('img', { name: 'Strength: weak, 1 of 4' })).toBeVisible()
      await password.fill(`  ${fresh} `)
      await confirmation.fill(fresh)
      await expect(dialog.getByRole('img', { name: 'Strength: strong, 4 of 4' })).toBeVisible()
      await expect(dialog).toContainText('At least 4 characters, done')
      await save.click()
      await expect(page.getByText('Your new password is set and you’re logged in.')).toBeVisible()
      await expect(page).toHaveURL('/')
      await expect(named(page, 'Nia')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()

      await test.step('the link works once, the password everywhere', async () => {
        await openLink(device, mailbox, email)
        const again = passwordForm(device)
        await again.password.fill(fresh)
        await again.confirmation.fill(fresh)
        await again.save.click()
        const expired = device.getByRole('dialog', { name: 'That link has expired' })
        await expect(expired).toBeVisible()
        await expect(device).toHaveURL(/\/password-reset-failed$/)
        await expired.getByRole('button', { name: 'Continue' }).click()
        await expect(device).toHaveURL(/\/login/)
        await logIn(device, { email, password: fresh })
        await expect(named(device, 'Nia')).toBeVisible()
      })
    },
  )

  test(
    'gets an error if the account is suspended, and is not logged in',
    { tag: '@desktop' },
    async ({ page, mailbox, email, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/login 403/)
      const suspended = { statusCode: 403, error: 'Forbidden', message: 'SUSPENDED_USER' }
      await page.route('**/auth/login', async (route) => {
        await expect(page.getByText('Open this page with the link')).toBeHidden()
        await route.fulfill({ status: 403, json: suspended })
      })
      await page.request.post('/api/v1/auth/reset-password/request', { data: { email } })
      await openLink(page, mailbox, email)
      const { password, confirmation, save } = passwordForm(page)
      await password.fill(fresh)
      await confirmation.fill(fresh)
      await save.click()
      await expect(page.locator('.toast.danger')).toContainText('The account has been suspended.')
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    },
  )
})

async function openLink(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const { links } = await mailbox.receive(email, 'Choose a new password')
  const link = links.find(({ href }) => href.includes('/password-reset#'))
  await page.goto('about:blank')
  await visit(page, link?.href ?? '/')
}

function passwordForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' })
  return {
    password: dialog.getByRole('textbox', { name: 'New password', exact: true }),
    confirmation: dialog.getByRole('textbox', { name: 'Confirm new password' }),
    save: dialog.getByRole('button', { name: 'Save and log in' }),
  }
}
