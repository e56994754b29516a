import { addressField } from './doing/find-food.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'

const hackney = { latitude: 51.5471, longitude: -0.0601 }
const paris = { latitude: 48.8566, longitude: 2.3522 }
const atSea = { latitude: 56.5, longitude: 3.1 }

test(
  'A browser gives its location when it is asked to, and only then',
  { tag: '@phone' },
  async ({ page, context, troubles }) => {
    troubles.expect(/GET \/api\/v1\/address\/place\?.* 404/)
    const button = page.getByRole('button', { name: 'Use my location' })
    await page.addInitScript(() => {
      const getPosition = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...how) => {
        document.documentElement.dataset['asked'] = 'yes'
        getPosition(...how)
      }
    })
    await visit(page, '/')

    await test.step('nobody is asked before they press, and a refusal shows what to do', async () => {
      await addressField(page).fill('Marma')
      await expect(page.locator('html')).not.toHaveAttribute('data-asked')
      await button.click()
      await expect(page.locator('html')).toHaveAttribute('data-asked')
      await expectProblem(
        page,
        'Your browser isn’t sharing your location. Type your postcode instead.',
      )
      await expect(addressField(page)).toHaveValue('Marma')
    })
    await context.grantPermissions(['geolocation'])
    for (const [where, coordinate] of [
      ['abroad', paris],
      ['at sea', atSea],
    ] as const)
      await test.step(`a place ${where} is refused`, async () => {
        await context.setGeolocation(coordinate)
        const placeFound = page.waitForResponse(/\/address\/place\?/)
        await button.click()
        expect((await placeFound).status()).toBe(404)
        await expectProblem(page, 'You’re outside the UK. Type a UK postcode instead.')
      })
    await test.step('a browser may not be able to tell', async () => {
      await page.evaluate(() => {
        const timedOut = { code: 3, message: '' } as GeolocationPositionError
        navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.(timedOut)
      })
      await button.click()
      await expectProblem(page, 'We can’t find your location. Try again, or type your postcode.')
    })
    await test.step('what is typed meanwhile counts, not the location that comes late', async () => {
      await page.evaluate(() => {
        navigator.geolocation.getCurrentPosition = () => {}
      })
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await addressField(page).fill('E8 1AA')
      await addressField(page).press('Enter')
      await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
    })
    await test.step('a place in the UK leads to its stores', async () => {
      await context.setGeolocation(hackney)
      await visit(page, '/')
      await addressField(page).fill('')
      await button.click()
      await expect(addressField(page)).toHaveValue(/^Hackney/)
      await page.getByRole('button', { name: 'Find food' }).click()
      await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
    })
  },
)

async function expectProblem(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
}
