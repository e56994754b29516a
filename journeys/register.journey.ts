import { DEMONSTRATION_CUSTOMER } from '#town/demonstration-accounts.ts'
import { signUp } from './doing/register.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const menu = '/restaurant/pitta-patter'

test.describe('Registering', () => {
  test(
    'can be closed back to where it was opened; leads to the login or to the email',
    { tag: '@desktop' },
    async ({ page, email, mailbox, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/register 409/)
      await visit(page, `/register?_UCR_return_href=${encodeURIComponent(menu)}`)
      const { field, terms, signUp } = form(page)
      await expect(field).toBeFocused()
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL(menu)
      await expect(dialog(page)).toBeHidden()

      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
      await login(page).getByRole('link', { name: 'Create an account' }).click()
      await expect(field).toBeFocused()
      await signUp.click()
      await expect(field).toHaveAccessibleDescription('This is a required field')
      await expect(terms).toHaveAccessibleDescription('Accept the terms to continue')
      await field.fill('nia@')
      await expect(field).toHaveAccessibleDescription('Please use a valid email format')
      await expectAccessible(page, 'registering with mistakes')

      await test.step('who has an account logs in', async () => {
        await field.fill(DEMONSTRATION_CUSTOMER.email)
        await terms.press('Space')
        await expect(terms).toBeChecked()
        await expect(dialog(page).getByRole('alert')).toHaveCount(0)
        await signUp.click()
        await expect(page.locator('.toast.positive')).toContainText(
          'Email Address already exists. Please try again.',
        )
        await expect(login(page)).toBeVisible()
        await expect(page).toHaveURL(/\/login\?_UCR_return_href=%2Frestaurant%2F/)
      })

      await login(page).getByRole('link', { name: 'Create an account' }).click()
      await field.fill(email)
      await terms.press('Space')
      await signUp.click()
      await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible()
      await expect(page).toHaveURL(/\/account-verify\?_UCR_return_href=%2Frestaurant%2F/)
      const { links } = await mailbox.receive(email, 'Confirm your email')
      expect(links.some(({ href }) => href.includes('/account-verify#code='))).toBe(true)
    },
  )

  test(
    'is offered over an order, which stays, and has its email address',
    { tag: '@desktop' },
    async ({ page, email, calls }) => {
      const order = await calls.order({ store: 'pitta-patter', dish: 'Ayran', quantity: 12, email })
      await visit(page, calls.pageOf(order))
      const address = page.url()
      await page.getByRole('button', { name: 'Create an account' }).click()
      const { field } = form(page)
      await expect(field).toHaveValue(email)
      await signUp(page)
      const sent = page.getByRole('dialog', { name: 'Check your email' })
      await expect(sent).toContainText(email)
      await sent.getByRole('button', { name: 'Use a different email' }).click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(address)
    },
  )
})

function login(page: Page) {
  return page.getByRole('dialog', { name: 'Welcome back' })
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Pull up a chair' })
}

function form(page: Page) {
  return {
    field: dialog(page).getByRole('textbox', { name: 'Email' }),
    terms: dialog(page).getByRole('checkbox', { name: /I agree to the terms/ }),
    signUp: dialog(page).getByRole('button', { name: 'Sign up' }),
  }
}
