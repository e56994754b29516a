import { expect, type Locator, type Page } from '@playwright/test'
import { pressLabel } from './press.ts'
import { visit } from './visit.ts'

/** From the home page to the stores for a postcode. */
export async function findFood(
  page: Page,
  place: string,
  { service = 'Delivery' }: { service?: 'Delivery' | 'Collection' } = {},
): Promise<void> {
  await visit(page, '/')
  const search = page.getByRole('search')
  if (service === 'Collection') await pressLabel(search.getByRole('radio', { name: service }))
  await addressField(search).fill(place)
  await addressField(search).press('Enter')
  await expect(page).toHaveURL(/\/restaurants\//)
}

export function addressField(within: Page | Locator): Locator {
  return within.getByRole('combobox', { name: 'Postcode, town or area' })
}

/** From the list to a store's menu. */
export async function chooseStore(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
