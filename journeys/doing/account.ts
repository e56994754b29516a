import { expect, type Locator, type Page } from '@playwright/test'
import { DEMONSTRATION_CUSTOMER, DEMONSTRATION_PASSWORD } from '#town/demonstration-accounts.ts'
import { visit } from './visit.ts'

interface SignIn {
  email: string
  password: string
}

const demonstration: SignIn = {
  email: DEMONSTRATION_CUSTOMER.email,
  password: DEMONSTRATION_PASSWORD,
}

/** Opens the address book as a guest, who logs in and comes back to it. */
export async function openAddressBook(page: Page, who = demonstration): Promise<void> {
  await visit(page, '/customer/account/addresses')
  await expect(page).toHaveURL(/\/login\?/)
  await logIn(page, who)
  await expect(page).toHaveURL(/\/customer\/account\/addresses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your addresses' })).toBeVisible()
}

/** Types into the login that is open already. */
export async function logIn(page: Page, { email, password } = demonstration): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The addresses of the book, the default first. */
export function savedAddresses(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem')
}

export function addressForm(page: Page): {
  place: Locator
  street: Locator
  line: Locator
  save: Locator
} {
  const dialog = page.getByRole('dialog', { name: /^(Add an|Edit this) address$/ })
  return {
    place: dialog.getByRole('combobox', { name: 'Postcode' }),
    street: dialog.getByRole('textbox', { name: 'House number and street' }),
    line: dialog.getByRole('textbox', { name: 'Flat, floor or business' }),
    save: dialog.getByRole('button', { name: 'Save the address' }),
  }
}
