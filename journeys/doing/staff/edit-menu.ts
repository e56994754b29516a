import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { expect, type Page } from '../../journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from '../../watching/accessibility.ts'
import { pressLabel } from '../press.ts'

/** Scrolls to something, so that no bar is over it. */
export const scrollTo = (element: Locator) =>
  element.evaluate((of) => of.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Where the middle of something on the screen is. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags something to just above the middle of something else, as a phone reports a finger. */
export async function dragByFinger(page: Page, handle: Locator, to: Locator): Promise<void> {
  await scrollTo(handle)
  const start = await middleOf(handle)
  const goal = await middleOf(to)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start.x, start.y)
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', start.x, start.y + ((goal.y - 12 - start.y) * step) / 6)
  await expect(page.locator('.drag-line')).toBeVisible()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A dish of the first category, from its top. */
export const rowAt = (page: Page, index: number): Locator =>
  page.locator('.menu-category').first().locator('.menu-row').nth(index)

/** What opens a dish, or options, to be changed. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) })

/** Shows one of the parts of the editor. */
export const showPart = (page: Page, part: 'Dishes' | 'Options' | 'Archived'): Promise<void> =>
  pressLabel(page.getByRole('radio', { name: part }))

/** Publishes the draft, and returns when customers see it. */
export async function publishMenu(page: Page, changes: number): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const count = changes === 1 ? '1 change' : `${changes} changes`
  const review = page.getByRole('dialog', { name: `Publish ${count}` })
  await expectAccessible(page, 'what is published')
  await review.getByRole('button', { name: `Publish ${count} now` }).click()
  await expect(page.getByText('Published. Customers see the new menu now.')).toBeVisible()
  await expect(review).toBeHidden()
  await expect(page.getByText('Customers see this menu')).toBeVisible()
}

/** Refused first, then sent, and cropped by the keyboard alone. */
export async function addPhoto(page: Page, form: Locator) {
  await form.getByLabel('Add a photo').setInputFiles({
    ...program('soup.jpg'),
  })
  await expect(form.getByText('Choose a JPEG')).toBeVisible()
  await form.getByLabel('Add a photo').setInputFiles({
    ...(await photo('soup.jpg')),
  })
  await form.getByRole('textbox', { name: 'What the photo shows' }).fill('A green soup in a bowl')
  const point = form.getByRole('button', { name: /^What must stay in sight/ })
  await point.press('ArrowUp')
  await point.press('ArrowUp')
  await expect(form.getByText('50% from the left, 40% from the top')).toBeAttached()
  await expectAccessible(page, 'a dish with a photo in the editor')
}

/**
 * Photos for three dishes at once: the first is found by its name and has a double, which is left out; the second is
 * chosen, the third is refused.
 */
export async function importPhotos(page: Page, [first, second, third]: readonly string[]) {
  await page.getByRole('button', { name: 'Add photos' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Photos from files' })
  const [double, found, unknown] = [`${first} copy.jpg`, `01 ${first}.jpg`, 'IMG_2041.jpg']
  const refused = `${third}.jpg`
  const files = [await photo(double), await photo(found), await photo(unknown), program(refused)]
  await dialog.getByLabel('Choose photos').setInputFiles(files)
  const dishOf = (file: string) => dialog.getByRole('combobox', { name: `Dish for ${file}` })
  await expect(dishOf(found).getByRole('option', { selected: true })).toHaveText(first ?? '')
  await expect(dialog.getByText('No dish has this name.')).toBeVisible()
  await dishOf(unknown).focus()
  await dishOf(unknown).selectOption(second ?? '')
  await expect(dialog.getByText('That one is used.')).toBeVisible()
  await expect(dialog.getByText('This one is used.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page, 'photos with their dishes')
  await dialog.getByRole('button', { name: `Leave out ${double}` }).press('Enter')
  await expect(dialog.getByText('This one is used.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go on editing' }).press('Enter')
  await dialog.getByRole('button', { name: 'Add 3 photos to the draft' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('2 of 3 in the draft')
  await expect(dialog.getByText('Choose a JPEG')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Try 1 photo again' })).toBeVisible()
  await expectAccessible(page, 'photos of which one was refused')
  await dialog.getByRole('button', { name: `Leave out ${refused}` }).press('Enter')
  await expect(dialog.getByRole('list', { name: 'Chosen photos' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(dialog).toBeHidden()
}

async function photo(name: string) {
  const soup = { create: { width: 640, height: 960, channels: 3, background: '#7a9a3a' } } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp(soup).jpeg().toBuffer() }
}

const program = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('MZ, a program'),
})
