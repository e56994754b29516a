import { DEMONSTRATION_CUSTOMER } from '#town/demonstration-accounts.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

test.describe('Registering', () => {
  test(
    'begins with an e-mail address and the terms, and leads to the e-mail',
    { tag: '@phone' },
    async ({ page, email, mailbox }) => {
      await visit(page, '/restaurant/pitta-patter')
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
      await page.getByRole('link', { name: 'Create an account' }).click()
      const { field, terms, signUp } = form(page)
      await expect(field).toBeFocused()
      await signUp.click()
      await expect(field).toHaveAccessibleDescription('This is a required field')
      await expect(terms).toHaveAccessibleDescription('Accept the terms to go on')
      await field.fill('nia@')
      await expect(field).toHaveAccessibleDescription('Please use a valid email format')
      await expectAccessible(page, 'registering with mistakes')
      await field.fill(email)
      await terms.press('Space')
      await expect(terms).toBeChecked()
      await expect(dialog(page).getByRole('alert')).toHaveCount(0)
      await signUp.click()
      await expect(page.getByRole('dialog', { name: 'Check your e-mail' })).toBeVisible()
      await expect(page).toHaveURL(/\/account-verify\?_UCR_return_href=%2Frestaurant%2F/)
      const { links } = await mailbox.receive(email, 'Confirm your e-mail')
      expect(links.some(({ href }) => href.includes('/account-verify#code='))).toBe(true)
    },
  )

  test(
    'is left to where it was asked for, and leads those who have an account to the login',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      troubles.expect(/POST \/api\/v1\/auth\/register 409/)
      await visit(page, '/register?_UCR_return_href=%2Frestaurant%2Fpitta-patter')
      const { field, terms, signUp } = form(page)
      await expect(field).toBeFocused()
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(page).toHaveURL('/restaurant/pitta-patter')
      await expect(dialog(page)).toBeHidden()

      await visit(page, '/register')
      await field.fill(DEMONSTRATION_CUSTOMER.email)
      await terms.press('Space')
      await signUp.click()
      await expect(
        page.getByText('Email Address already exists. Please try again.').first(),
      ).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
      await expect(page).toHaveURL('/login')
    },
  )
})

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Pull up a chair' })
}

function form(page: Page) {
  return {
    field: dialog(page).getByRole('textbox', { name: 'E-mail' }),
    terms: dialog(page).getByRole('checkbox', { name: /I agree to the terms/ }),
    signUp: dialog(page).getByRole('button', { name: 'Sign up' }),
  }
}
