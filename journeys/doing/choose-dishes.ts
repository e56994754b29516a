import { expect, type Locator, type Page } from '@playwright/test'
import { answerLater } from './ask-for-address.ts'
import { expectInBasket, visit } from './visit.ts'

/** A dish in its own part of the menu, not among the popular ones. */
export function dish(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .last()
}

/** Opens a dish and returns its dialog. */
export async function openDish(page: Page, name: string): Promise<Locator> {
  await dish(page, name).getByRole('link', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('button', { name: /^(Add for|Sold out)/ })).toBeVisible()
  return dialog
}

/** Adds a dish with choices; required ones that are not given stay as they are. */
export async function addDish(
  page: Page,
  name: string,
  { choices = [], note = '' }: { choices?: readonly string[]; note?: string } = {},
): Promise<void> {
  const dialog = await openDish(page, name)
  for (const choice of choices)
    await dialog
      .getByRole('radio', { name: choice })
      .or(dialog.getByRole('checkbox', { name: choice }))
      .check()
  if (note) await dialog.getByRole('textbox', { name: /Note for the kitchen/ }).fill(note)
  await dialog.getByRole('button', { name: /^Add for/ }).click()
}

/** Adds a dish without options, by the plus on its picture. */
export async function addAtOnce(page: Page, name: string): Promise<void> {
  await dish(page, name)
    .getByRole('button', { name: `Add ${name}` })
    .or(dish(page, name).getByRole('button', { name: `One more ${name}` }))
    .click()
}

/** A dish of one store is in the basket, and one of another has been added. */
export async function addFromTwoStores(page: Page): Promise<void> {
  await visit(page, '/restaurant/salt-and-scraps')
  await addAtOnce(page, 'Sweet potato chips')
  await answerLater(page)
  await expectInBasket(page, '1 item')
  await visit(page, '/restaurant/pitta-patter')
  await addAtOnce(page, 'Ayran')
}
