import { addressField, findFood } from './doing/find-food.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'

const searches = [
  { typed: 'e8 1', chosen: /E8 1/ },
  { typed: 'Hackn', chosen: /^Hackney/ },
  { typed: 'Brist', chosen: /^Bristol/ },
]

test.describe('Searching for restaurants near a place', () => {
  test('is choosing a suggestion', { tag: '@phone' }, async ({ page }) => {
    for (const { typed, chosen } of searches) {
      await visit(page, '/')
      await addressField(page).fill('')
      await addressField(page).pressSequentially(typed)
      await page.getByRole('option', { name: chosen }).first().click()
      await page.getByRole('button', { name: 'Find food' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /takeaways$/ })).toBeVisible()
    }
  })

  test(
    'accepts a postcode in any spelling, and says what to do about an unknown place',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      troubles.expect(/GET \/api\/v1\/address\/place\?.* 404/)
      await visit(page, '/')
      await addressField(page).fill('zzqx')
      await page.getByRole('button', { name: 'Find food' }).click()
      await expect(addressField(page)).toHaveAccessibleDescription(
        /select an address|Invalid postcode/,
      )
      await expect(addressField(page)).toBeFocused()
      await expect(addressField(page)).toHaveValue('zzqx')
      await addressField(page).fill('M145RG')
      await page.getByRole('button', { name: 'Find food' }).click()
      await expect(page.getByText(/deliver to M14 5RG/)).toBeVisible()
      await findFood(page, ' e8  1Aa ')
      await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
      await expect(page.getByText(/deliver to E8 1AA/)).toBeVisible()

      await test.step('another address leads to another list', async () => {
        await page.getByRole('button', { name: /change the address$/ }).click()
        const dialog = page.getByRole('dialog', { name: /address is required/i })
        await addressField(dialog).fill('BS6 6')
        await page.getByRole('option').first().click()
        await expect(page).toHaveURL(/\/restaurants\/bristol\//)
        await expect(dialog).toBeHidden()
      })
    },
  )

  test(
    'counts the same on the home page and in the list, and says what filters hide',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, '/')
      const areas = page.locator('#areas').getByRole('link')
      await expect(areas.filter({ hasText: /(?:^|\D)0 restaurants/ })).toHaveCount(0)
      const area = areas.first()
      const count = /(\d+) restaurants/.exec(await area.innerText())?.[1]
      await area.click()
      await expect(page.getByText(new RegExp(`^${count} restaurants? delivers? to`))).toBeVisible()
      await page.goto(`${page.url()}&cuisine=no-such-cuisine`)
      const summary = page.getByText(new RegExp(`^${count} restaurants? delivers? to`))
      await expect(summary).toContainText(`${count} are hidden by your filters.`)
      await summary.getByRole('link', { name: 'Clear filters' }).click()
      await expect(summary).not.toContainText('hidden')
      await expect(page.getByRole('listitem').getByRole('heading').first()).toBeVisible()
    },
  )

  test(
    'an address that was stored without its location is found',
    { tag: '@phone' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const stored = localStorage.getItem('root')
        if (!stored) localStorage.setItem('root', '{"searchAddress":{"address":"E8 1AA"}}')
      })
      const searched = page.waitForRequest((request) => request.url().includes('/address/place?'))
      await visit(page, '/restaurant/pitta-patter')
      expect(new URL((await searched).url()).searchParams.get('search')).toBe('E8 1AA')
      await expect(page.getByRole('button', { name: /E8 1AA, change the address$/ })).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('root')))
        .toMatch(/"city":"London".*"placeId":"[^"]+"/)
    },
  )
})

test('A dish is looked for on every menu of the list', { tag: '@phone' }, async ({ page }) => {
  await findFood(page, 'e8 1aa')
  const field = page.getByRole('searchbox', { name: 'Dish, restaurant or cuisine' })
  await field.fill('butter chiken')
  await field.press('Enter')
  await expect(page.getByText(/\d+ match(es)? “butter chiken”\./)).toBeVisible()
  await expect(page).toHaveURL(/search=butter\+chiken/)
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Saffron Street Kitchen' }),
  })
  const dish = card.getByRole('link', { name: 'Butter chicken', exact: true })
  await expect(dish).toBeVisible()
  await expect(card.getByRole('list').first()).toHaveText(/^Butter chicken\s*£\d+\.\d\d/)
  await expectAccessible(page, 'a list searched for a dish')

  await test.step('a search without results says so, and can be cleared', async () => {
    await field.fill('zzqx')
    await page.getByRole('button', { name: 'Search' }).click()
    const nothing = page.getByRole('heading', { name: 'Nothing here matches “zzqx”' })
    await expect(nothing).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue('butter chiken')
  })

  await test.step('after a dish, back shows the same list at the same position', async () => {
    await page.getByRole('link', { name: 'Clear search' }).first().click()
    await expect(field).toHaveValue('')
    const later = page.getByRole('heading', { level: 3 }).nth(6)
    await later.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => Math.round(scrollY))
    expect(before).toBeGreaterThan(300)
    const list = page.url()
    await later.getByRole('link').click()
    await expect(page).toHaveURL(/\/restaurant\//)
    await page.getByRole('list').getByRole('button').first().waitFor()
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
  })

  await field.fill('butter chicken')
  await field.press('Enter')
  await dish.click()
  await expect(page.getByRole('dialog', { name: 'Butter chicken' })).toBeVisible()
})
