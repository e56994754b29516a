import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses a radio button or a checkbox by its visible label. */
export async function pressLabel(control: Locator): Promise<void> {
  const label = control.locator('xpath=ancestor::label')
  await label.scrollIntoViewIfNeeded()
  // Chromium sends a press that comes with the scrolling to the frame of another origin that was there.
  await label.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await label.click()
}

/** Presses the tab key until something has the focus; fails when it is never reached. */
export async function tabTo(page: Page, goal: Locator, { maximum = 120 } = {}): Promise<void> {
  await expect(goal).toBeVisible()
  // Found once, and again only when it is rendered anew: a browser takes longer to find it than to tab.
  let found = await goal.elementHandle()
  for (let pressed = 0; pressed < maximum; pressed += 1) {
    const state = await found?.evaluate((element) => ({
      isThere: element.isConnected,
      hasFocus: element === document.activeElement,
    }))
    if (state?.hasFocus) return
    if (!state?.isThere) {
      found = await goal.elementHandle()
      continue
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${maximum} presses of the tab key did not lead to ${goal}`)
}

/** Types into a field that the tab key leads to. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Presses the enter key on something that the tab key leads to. */
export async function tabAndEnter(
  page: Page,
  goal: Locator,
  options?: Parameters<typeof tabTo>[2],
): Promise<void> {
  await tabTo(page, goal, options)
  await page.keyboard.press('Enter')
}
