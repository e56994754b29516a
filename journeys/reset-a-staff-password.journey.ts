import { partnerEmail } from '#town/demonstration-accounts.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const fresh = 'Rhubarb-and-custard2'

test(
  'Staff of a restaurant who have forgotten their password set another one',
  { tag: '@phone' },
  async ({ page, mailbox, troubles }) => {
    // A password that too many others have, and a link that was used before.
    troubles.expect(/POST \/api\/v1\/auth\/reset-password 4(00|10)/)
    const email = partnerEmail('hanoi-corner')
    await visit(page, '/store-app/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL('/store-app/forgot-password')
    await page.getByRole('button', { name: 'Send the link' }).click()
    const field = page.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await field.fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
    await expectAccessible(page, 'a link to a new password was requested')

    const { text } = await mailbox.receive(email, 'password')
    const link = /https?:\/\/\S+\/store-app\/password-reset#\S+/.exec(text)?.[0] ?? ''
    const { pathname, hash } = new URL(link)
    await visit(page, pathname + hash)
    await expect(page).toHaveURL('/store-app/password-reset')
    await page.reload()
    await alive(page)
    const password = page.getByRole('textbox', { name: 'New password' })
    await password.fill('password')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(password).toHaveAccessibleDescription(/one of the most common passwords/)
    await expectAccessible(page, 'a new password with a mistake')
    await password.fill(fresh)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page).toHaveURL('/store-app/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(fresh)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText(/^Connected/)).toBeVisible()

    await visit(page, `${pathname}#code=abc`)
    await expect(page.getByText('Some of the link is missing.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    await visit(page, pathname + hash)
    await page.getByRole('textbox', { name: 'New password' }).fill(`${fresh}!`)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText('This link doesn’t work any more.')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/store-app/forgot-password')
  },
)
