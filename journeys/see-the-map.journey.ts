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
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

const isHighlighted = /is-looked-at/

test.describe('The map of the list', () => {
  test(
    'shows every store of the tab, and the back button closes it',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, listOfHackney)
      await expect(theMap(page)).toHaveCount(0)
      const control = page.getByRole('switch', { name: 'Map' })
      await test.step('by the keyboard alone, through the list', async () => {
        await tabTo(page, control)
        await page.keyboard.press('Space')
        await expect(control).toBeChecked()
        await expect(pinOf(page, 'Saffron Street Kitchen')).toBeVisible()
        const first = page.locator('.results').getByRole('heading', { level: 3 }).first()
        // The pins are skipped: the next stop is the first card.
        await page.keyboard.press('Tab')
        await expect(first.getByRole('link')).toBeFocused()
        await expect(pinOf(page, await first.innerText())).toHaveClass(isHighlighted)
        await control.focus()
        await page.keyboard.press('Space')
        await expect(theMap(page)).toHaveCount(0)
      })
      await visit(page, listOfHackney)
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await pressLabel(control)
      await expectPinsAsInList(page)
      await expect(page).toHaveURL(/map=on/)
      // The list is loaded already, and a map without streets needs none of the street map's code.
      expect(requests.filter((path) => /\.data$|street-map|maplibre/.test(path))).toEqual([])
      await page.getByRole('link', { name: /^Closed/ }).click()
      await expect(page).toHaveURL(/tab=closed.*map=on/)
      await expectPinsAsInList(page)
      await page.goBack()
      await expectPinsAsInList(page)
      await page.goBack()
      await expect(theMap(page)).toHaveCount(0)
      await expect(control).not.toBeChecked()
    },
  )

  test(
    'is shared by its address, and highlights what is hovered in the list',
    { tag: '@desktop' },
    async ({ page }) => {
      // What is measured then is what people see first: the styles are in the page.
      await page.goto(`${listOfHackney}&map=on`, { waitUntil: 'domcontentloaded' })
      const frame = theMap(page).locator('.frame')
      const before = await frame.boundingBox()
      await expectPinsAsInList(page)
      expect(await frame.boundingBox()).toEqual(before)

      const [pin, card] = [pinOf(page, 'Pitta Patter'), cardOf(page, 'Pitta Patter')]
      await card.hover()
      await expect(pin).toHaveClass(isHighlighted)
      await theMap(page).hover({ position: { x: 5, y: 5 } })
      await expect(pin).not.toHaveClass(isHighlighted)
      await pin.hover()
      await expect(card).toHaveClass(isHighlighted)
      await pin.click()
      await expect(card.getByRole('link')).toBeFocused()
      await expect(card).toBeInViewport()
    },
  )

  test(
    'is in sight on a phone, with the card of the store that was pressed',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, listOfHackney)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await expect(theMap(page).locator('.frame')).toBeInViewport({ ratio: 0.9 })
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

      await test.step('it names the centre it uses when the place is only a district', async () => {
        await openMap(page, '/restaurants/london/hackney?location=E8')
        await expect(theMap(page)).toContainText('Measured from the middle of E8.')
        await expect(theMap(page).getByText('Middle of E8', { exact: true })).toBeVisible()
        await expect(theMap(page)).toContainText('Streets aren’t shown.')
        await expect(pins(page).first()).toBeVisible()
        await expectAccessibleAtEveryWidth(page, 'the map of the list')
      })
    },
  )
})
