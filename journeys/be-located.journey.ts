import { addressField } from './doing/find-food.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

const hackney = { latitude: 51.5471, longitude: -0.0601 }
const paris = { latitude: 48.8566, longitude: 2.3522 }
const atSea = { latitude: 56.5, longitude: 3.1 }

test.describe('Letting the browser say where it is', () => {
  test('a place in the UK leads to its stores', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(hackney)
    await locate(page)
    await expect(addressField(page)).toHaveValue(/^Hackney/)
    await page.getByRole('button', { name: 'Find food' }).click()
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
  })

  test('nobody is asked before they press, and a refusal is taken kindly', async ({ page }) => {
    await page.addInitScript(() => {
      const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...how) => {
        document.documentElement.dataset['asked'] = 'yes'
        asked(...how)
      }
    })
    await visit(page, '/')
    await addressField(page).fill('Marma')
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked')
    await expectProblem(
      page,
      'Your browser keeps your location to itself. Type your postcode instead.',
    )
    await expect(addressField(page)).toHaveValue('Marma')
  })

  for (const [where, coordinate] of [
    ['abroad', paris],
    ['at sea', atSea],
  ] as const)
    test(`a place ${where} is not ours`, async ({ page, context, troubles }) => {
      troubles.expect(/GET \/api\/v1\/address\/place\?.* 404/)
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(coordinate)
      await locate(page)
      await expectProblem(
        page,
        'We only know places in the UK. Type the postcode your food goes to.',
      )
    })

  test('a browser that can’t tell', async ({ page }) => {
    await page.addInitScript(() => {
      const timedOut = { code: 3, message: '' } as GeolocationPositionError
      navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.(timedOut)
    })
    await locate(page)
    await expectProblem(page, 'We can’t tell where you are. Try again, or type your postcode.')
  })

  test('what is typed meanwhile counts, and the place that comes late does not', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {}
    })
    await locate(page)
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await addressField(page).fill('E8 1AA')
    await addressField(page).press('Enter')
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
  })
})

async function locate(page: Page): Promise<void> {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Use my location' }).click()
}

async function expectProblem(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
}
