import { addressField } from './doing/find-food.ts'
import { holdAnswers } from './doing/hold-answers.ts'
import {
  answerWithout,
  expectProblem,
  lookUps,
  suggestions,
  typeAnew,
} from './doing/type-address.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const suggestionsOf = (text: string) => (url: URL) =>
  url.pathname.endsWith('/address/suggestions') && url.searchParams.get('input') === text
const anySuggestions = '**/api/v1/address/suggestions?*'
const anyPlace = '**/api/v1/address/place?*'
const down = { status: 503, json: { statusCode: 503, error: 'x', message: 'ADDRESS_API_ERROR' } }
const unavailable = 'We can’t look up addresses at the moment. Try again.'
const notChosen = 'Please select an address in proposed list'

test(
  'An address is typed by keyboard alone, as the pattern of comboboxes has it',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/')
    const field = addressField(page)
    const list = page.getByRole('listbox', { name: 'Addresses' })
    await test.step('the tab key closes the list and goes on', async () => {
      await field.pressSequentially('hackn')
      await expect(suggestions(page).first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(suggestions(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused()
      await expect(page.getByRole('alert')).toBeHidden()
    })
    await test.step('the arrows choose, Home goes back to the text', async () => {
      await typeAnew(page, 'hackn')
      await expect(suggestions(page).first()).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
      await field.press('ArrowDown')
      const first = suggestions(page).first()
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      )
      await field.press('Home')
      await expect(first).toHaveAttribute('aria-selected', 'false')
    })
    await test.step('Escape closes the list, and an arrow opens it', async () => {
      await field.press('Escape')
      await expect(list).toBeHidden()
      await expect(field).toHaveValue('hackn')
      await field.press('Alt+ArrowDown')
      await expect(list).toBeVisible()
      await field.press('ArrowUp')
      await expect(suggestions(page).last()).toHaveAttribute('aria-selected', 'true')
    })
    await test.step('Enter chooses the suggestion, and then submits', async () => {
      await field.press('ArrowDown')
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(page.getByText(/^Hackney.* chosen\.$/)).toBeAttached()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await field.press('Enter')
      await expect(page).toHaveURL(
        /\/restaurants\/london\/hackney\?location=.+&services=delivery&service=delivery$/,
      )
    })
  },
)

test(
  'An address is chosen by finger, however it was typed',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts = loadedScripts(page)
    await visit(page, '/')
    await test.step('a first visit loads only the scripts that its page names, until it is touched', async () => {
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const named = await page
        .locator('link[rel="modulepreload"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      expect(scripts.filter((script) => !named.includes(script))).toEqual([])
      await page.getByRole('heading', { level: 1 }).click()
      await expect.poll(() => scripts.length).toBeGreaterThan(named.length)
    })
    await test.step('a press outside the list closes it', async () => {
      await addressField(page).pressSequentially('hackn')
      await expect(suggestions(page).first()).toBeVisible()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(suggestions(page)).toHaveCount(0)
      await expect(addressField(page)).toHaveValue('hackn')
    })
    await test.step('a misspelling is understood', async () => {
      await typeAnew(page, 'hakney')
      await expect(suggestions(page).filter({ hasText: 'Hackney' }).first()).toBeVisible()
    })
    await test.step('the button is in reach while there are suggestions', async () => {
      await typeAnew(page, 'e8 1')
      await expect(suggestions(page).filter({ hasText: 'E8 1' }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Find food' }).click()
      await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
    })
    await test.step('an area of two words has a hyphen in the address of its list', async () => {
      await visit(page, '/')
      await addressField(page).fill('Stoke Newington')
      await addressField(page).press('Enter')
      await expect(page).toHaveURL(/\/restaurants\/london\/stoke-newington\?/)
    })
  },
)

test('What is typed before hydration is not lost', { tag: '@phone' }, async ({ page }) => {
  const scripts = await holdAnswers(page, (url) => url.pathname.endsWith('.js'))
  await page.goto('/', { waitUntil: 'commit' })
  await addressField(page).fill('E8 1AA')
  await scripts.release()
  await alive(page)
  await expect(suggestions(page)).toHaveCount(0)
  await expect(addressField(page)).toHaveValue('E8 1AA')
  await page.getByRole('button', { name: 'Find food' }).click()
  await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
})

test(
  'Typed text that is no address gets an error next to the field',
  { tag: '@phone' },
  async ({ page, troubles }) => {
    troubles.expect(/GET \/api\/v1\/address\/place\?.* 404/)
    await visit(page, '/')
    await test.step('nothing at all', async () => {
      await page.getByRole('button', { name: 'Find food' }).click()
      await expectProblem(page, 'This is a required field')
      await expect(addressField(page)).toBeFocused()
    })
    await test.step('one letter', async () => {
      await addressField(page).fill('E')
      await addressField(page).blur()
      await expectProblem(page, notChosen)
    })
    await test.step('a text without suggestions', async () => {
      await addressField(page).fill('zzqx')
      await expect(page.getByText(/^We can’t find that place/).first()).toBeVisible()
      await expectAccessible(page, 'no suggestions')
      await addressField(page).blur()
      await expectProblem(page, notChosen)
      await addressField(page).press('End')
      await addressField(page).pressSequentially('y')
      await expect(page.getByRole('alert')).toBeHidden()
    })
    await test.step('a postcode that is not in use', async () => {
      await addressField(page).fill('E8 7AA')
      await addressField(page).press('Enter')
      await expectProblem(page, 'Invalid postcode. Check it, or choose an address from the list.')
    })
    await test.step('a place without a postcode', async () => {
      await page.route(anyPlace, (route) => answerWithout(route, { postCode: '' }))
      await typeAnew(page, 'hackn')
      await suggestions(page).filter({ hasText: 'Hackney' }).first().click()
      await expectProblem(page, notChosen)
      await page.unroute(anyPlace)
    })
    await test.step('a place without a town', async () => {
      await page.route(anyPlace, (route) => answerWithout(route, { city: '' }))
      await addressField(page).fill('E8 1AA')
      await expect(page.getByRole('alert')).toBeHidden()
      await page.getByRole('button', { name: 'Find food' }).click()
      await expectProblem(page, notChosen)
    })
  },
)

test(
  'Suggestions may be slow, late or fail while an address is typed',
  { tag: '@desktop' },
  async ({ page, troubles }) => {
    troubles.expect(/address\/(suggestions|place)/)
    await visit(page, '/')
    await test.step('suggestions for an earlier text come too late', async () => {
      const early = await holdAnswers(page, suggestionsOf('hackn'))
      await addressField(page).fill('hackn')
      await early.held
      await addressField(page).fill('bristo')
      await expect(suggestions(page).filter({ hasText: 'Bristol' }).first()).toBeVisible()
      await early.release()
      await expect(suggestions(page).filter({ hasText: 'Hackney' })).toHaveCount(0)
      await expect(suggestions(page).filter({ hasText: 'Bristol' }).first()).toBeVisible()
    })
    await test.step('suggestions that take long show that they are waited for', async () => {
      await visit(page, '/')
      const slow = await holdAnswers(page, suggestionsOf('hackne'))
      await addressField(page).fill('hackne')
      await slow.held
      const sign = page.locator('.address-wait')
      await expect(sign).toBeVisible()
      await expect(suggestions(page)).toHaveCount(0)
      await slow.release()
      await expect(suggestions(page).filter({ hasText: 'Hackney' }).first()).toBeVisible()
      await expect(sign).toHaveCount(0)
    })
    await test.step('suggestions fail: shown, and requested again', async () => {
      await visit(page, '/')
      await page.route(anySuggestions, (route) => route.fulfill(down))
      await addressField(page).fill('hackn')
      await expectProblem(page, unavailable)
      await expect(addressField(page)).toHaveValue('hackn')
      await expectAccessible(page, 'addresses that can’t be looked up')
      await page.unroute(anySuggestions)
      await addressField(page).press('ArrowDown')
      await expect(suggestions(page).filter({ hasText: 'Hackney' }).first()).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
    })
    await test.step('a chosen place that can’t be looked up is tried again', async () => {
      await page.route(anyPlace, (route) => route.abort())
      await suggestions(page).first().click()
      await expectProblem(page, unavailable)
      await expect(addressField(page)).toHaveValue(/^Hackney/)
      await page.unroute(anyPlace)
      await page.getByRole('button', { name: 'Find food' }).click()
      await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
    })
  },
)

test(
  "Nobody has to wait for suggestions or for a place's details",
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/')
    await test.step('a bout of typing and its choice go under one token', async () => {
      const requests = lookUps(page)
      await addressField(page).pressSequentially('hackn')
      await expect(suggestions(page).first()).toBeVisible()
      await suggestions(page).first().click()
      await expect(page.getByText(/chosen\.$/)).toBeAttached()
      await addressField(page).fill('bristo')
      await expect(suggestions(page).filter({ hasText: 'Bristol' }).first()).toBeVisible()
      const tokens = requests.map(({ searchParams }) => searchParams.get('sessionToken'))
      const [first] = tokens
      expect(first).toMatch(/^[\da-f-]{36}$/)
      expect(requests.at(-2)?.pathname).toMatch(/\/place$/)
      expect(tokens.slice(0, -1).every((token) => token === first)).toBe(true)
      expect(tokens.at(-1)).not.toBe(first)
    })
    await test.step('going on before the suggestions are there', async () => {
      const { held } = await holdAnswers(page, suggestionsOf('E8 1AA'))
      await addressField(page).fill('E8 1AA')
      await held
      await addressField(page).press('Enter')
      await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
    })
    await test.step('submitting while the chosen place is being looked up', async () => {
      await visit(page, '/')
      await typeAnew(page, 'bristo')
      const place = await holdAnswers(page, (url) => url.pathname.endsWith('/address/place'))
      await suggestions(page).filter({ hasText: 'Bristol' }).first().click()
      await place.held
      await page.getByRole('button', { name: 'Find food' }).click()
      await place.release()
      await expect(page).toHaveURL(/\/restaurants\/bristol/)
    })
  },
)

/** The addresses of the scripts that are loaded from now on. */
function loadedScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}
