import {
  cardOf,
  expectPinsAsInList,
  listOfHackney,
  openMap,
  pinOf,
  pins,
  theMap,
} from './doing/map.ts'
import { pressLabel, tabTo } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways.ts'

const lookedAt = /is-looked-at/

test.describe('The map of the list', () => {
  test('shows everybody of the tab, and the back button closes it @desktop', async ({ page }) => {
    await visit(page, listOfHackney)
    await expect(theMap(page)).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await pressLabel(page.getByRole('switch', { name: 'Map' }))
    await expectPinsAsInList(page)
    await expect(page).toHaveURL(/map=on/)
    // The list is there already, and a map without streets needs none of what draws streets.
    expect(asked.filter((path) => /\.data$|street-map|maplibre/.test(path))).toEqual([])
    await page.getByRole('link', { name: /^Closed/ }).click()
    await expect(page).toHaveURL(/tab=closed.*map=on/)
    await expectPinsAsInList(page)
    await page.goBack()
    await expectPinsAsInList(page)
    await page.goBack()
    await expect(theMap(page)).toHaveCount(0)
    await expect(page.getByRole('switch', { name: 'Map' })).not.toBeChecked()
  })

  test('is worked by the keyboard alone, through the list @desktop', async ({ page }) => {
    await visit(page, listOfHackney)
    const control = page.getByRole('switch', { name: 'Map' })
    await tabTo(page, control)
    await page.keyboard.press('Space')
    await expect(control).toBeChecked()
    await expect(pinOf(page, 'Saffron Street Kitchen')).toBeVisible()
    const first = page.locator('.results').getByRole('heading', { level: 3 }).first()
    // The pins are passed by: the next stop is the first card.
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link')).toBeFocused()
    await expect(pinOf(page, await first.innerText())).toHaveClass(lookedAt)
    await control.focus()
    await page.keyboard.press('Space')
    await expect(theMap(page)).toHaveCount(0)
  })

  test('and the list share what is pointed at @desktop', async ({ page }) => {
    await openMap(page)
    const [pin, card] = [pinOf(page, 'Pitta Patter'), cardOf(page, 'Pitta Patter')]
    await card.hover()
    await expect(pin).toHaveClass(lookedAt)
    await theMap(page).hover({ position: { x: 5, y: 5 } })
    await expect(pin).not.toHaveClass(lookedAt)
    await pin.hover()
    await expect(card).toHaveClass(lookedAt)
    await pin.click()
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card).toBeInViewport()
  })

  test('is passed on with its address, and keeps its room while it comes @desktop', async ({
    page,
  }) => {
    await page.goto(`${listOfHackney}&map=on`, { waitUntil: 'commit' })
    const frame = theMap(page).locator('.frame')
    const before = await frame.boundingBox()
    await expectPinsAsInList(page)
    expect(await frame.boundingBox()).toEqual(before)
  })

  test('says whose middle it has when the place is only a district', async ({ page }) => {
    await openMap(page, '/restaurants/london/hackney?location=E8')
    await expect(theMap(page)).toContainText('Counted from the middle of E8.')
    await expect(theMap(page).getByText('Middle of E8', { exact: true })).toBeVisible()
    await expect(theMap(page)).toContainText('Streets aren’t shown.')
  })

  test('has the card of the store that was pressed @phone', async ({ page }) => {
    await openMap(page)
    await expectPinsAsInList(page)
    await expectNoSidewaysScrolling(page)
    const chosen = page.getByRole('list', { name: 'Chosen on the map' })
    await expect(chosen.getByRole('link')).toHaveCount(1)
    await pinOf(page, 'Pitta Patter').dispatchEvent('click')
    await expect(chosen.getByRole('link', { name: 'Pitta Patter' })).toBeVisible()
    await expect(theMap(page).getByRole('status')).toHaveText('Pitta Patter')
    await page.getByRole('button', { name: 'List' }).click()
    await expect(theMap(page)).toHaveCount(0)
    await expect(cardOf(page, 'Pitta Patter')).toBeVisible()
  })

  test('opens in sight from far down the list @phone', async ({ page }) => {
    await visit(page, listOfHackney)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(theMap(page).locator('.frame')).toBeInViewport({ ratio: 0.9 })
  })

  test('is accessible, in light and in dark', async ({ page }) => {
    await openMap(page)
    await expect(pins(page).first()).toBeVisible()
    await expectAccessible(page, 'the map of the list')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing of the map is seen', async ({ page }) => {
    await page.goto(`${listOfHackney}&map=on`)
    await expect(cardOf(page, 'Pitta Patter')).toBeVisible()
    await expect(theMap(page)).toBeHidden()
    await expect(page.getByRole('switch', { name: 'Map' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^(Map|List)$/ })).toBeHidden()
  })
})
