import { expect, type Page } from '@playwright/test'

/** A file of restaurants, as the console imports it. */
export const fileOfRestaurants = (...stores: readonly object[]) => ({
  name: 'restaurants.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'tuck-in-stores', version: 1, stores })),
})

/** What the file has of a restaurant that is always open and sells a Margherita for £9.50. */
export const pizzeria = (postCode: string) => ({
  address: '1 Silver Street',
  postCode,
  storeTypes: ['pizza'],
  hours: 'daily 00:00-24:00',
  zones: [
    {
      name: 'Near',
      prefixes: [postCode.split(' ')[0]],
      feeTiers: [{ fromPence: 0, feePence: 199 }],
    },
  ],
  menu: { categories: [{ name: 'Pizza', products: [{ name: 'Margherita', pricePence: 950 }] }] },
})

/** The account that a restaurant is paid to, entered by its owner Mei Chen. */
export async function addBankAccount(owner: Page, password: string): Promise<void> {
  await owner.getByRole('button', { name: 'Add a bank account' }).click()
  await owner.getByRole('textbox', { name: 'Name on the account' }).fill('M Chen')
  await owner.getByRole('textbox', { name: 'Sort code' }).fill('12 34 56')
  await owner.getByRole('textbox', { name: 'Account number' }).fill('12345678')
  await owner.getByLabel('Your password').fill(password)
  await owner.getByRole('button', { name: 'Save the account' }).press('Enter')
  await expect(owner.getByText('Account ending in 5678')).toBeVisible()
}
