import { expect, type Locator, type Page } from '@playwright/test'
import { pressLabel } from './press.ts'
import { visit } from './visit.ts'

export const listOfHackney = '/restaurants/london/hackney?location=E8+1AA'

export const theMap = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })

/** The stores on the map, by their pins. */
export const pins = (page: Page): Locator => theMap(page).locator('button.pin')

export const pinOf = (page: Page, name: string): Locator =>
  theMap(page).getByRole('button', { name: new RegExp(`^${name},`) })

/** The card of a store in the list, not the one on the map of a phone. */
export const cardOf = (page: Page, name: string): Locator =>
  page
    .locator('.results')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens the map of a list as people do on a screen of this size. */
export async function openMap(page: Page, path = listOfHackney): Promise<void> {
  await visit(page, path)
  const control = page.getByRole('switch', { name: 'Map' })
  if (await control.isVisible()) await pressLabel(control)
  else await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(theMap(page)).toBeVisible()
}

/** Every store of the list has its pin, and no other. */
export async function expectPinsAsInList(page: Page): Promise<void> {
  const links = page.locator('.results').getByRole('heading', { level: 3 })
  await expect(links.first()).toBeVisible()
  // Both may still be changing from the former list.
  await expect(async () => {
    const labels = await pins(page).evaluateAll((pins) =>
      pins.map((pin) => pin.getAttribute('aria-label') ?? ''),
    )
    const named = labels.map((label) => label.replace(/, [^,]*$/, '')).toSorted()
    expect(named).toEqual((await links.allInnerTexts()).toSorted())
  }).toPass({ timeout: 30_000 })
}
