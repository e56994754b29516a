import { expect, type Locator, type Page } from '@playwright/test'

export function addressQuestion(page: Page): Locator {
  return page.getByRole('dialog', {
    name: 'An address is required in order to proceed',
    exact: true,
  })
}

/** Opens the question for an address as any part of the product may: through the state of the browser. */
export async function askForAddress(page: Page): Promise<void> {
  let part: string | undefined
  // A first visit loads the state when the visitor acts, once React has taken the page over.
  await expect(async () => {
    await page.keyboard.press('Shift')
    part = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/first-acts-[\w-]+\.js$/.test(name)),
    )
    expect(part).toBeDefined()
  }).toPass()
  const address = JSON.stringify(part)
  await page.evaluate(`import(${address}).then((acts) => acts.openAddressDialog())`)
  await expect(addressQuestion(page)).toBeVisible()
}

/** The first dish of a basket asks for the address; here the answer is left for later. */
export async function answerLater(page: Page): Promise<void> {
  await expect(addressQuestion(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(addressQuestion(page)).toBeHidden()
}
