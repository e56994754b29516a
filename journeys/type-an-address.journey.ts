import type { Route } from '@playwright/test'
import { addressField } from './doing/find-food.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'

const suggestionsOf = (text: string) => (url: URL) =>
  url.pathname.endsWith('/address/suggestions') && url.searchParams.get('input') === text
const anySuggestions = '**/api/v1/address/suggestions?*'
const anyPlace = '**/api/v1/address/place?*'
const down = { status: 503, json: { statusCode: 503, error: 'x', message: 'ADDRESS_API_ERROR' } }
const unavailable = 'Addresses can’t be looked up at the moment. Try again.'
const notChosen = 'Please select an address in proposed list'

test.describe('Typing an address', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/')
  })

  test('by keyboard alone, as the pattern of comboboxes has it', async ({ page }) => {
    const field = addressField(page)
    await field.pressSequentially('hackn')
    await expect(options(page).first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = page.getByRole('listbox', { name: 'Addresses' })
    await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '')
    await field.press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    )
    await field.press('Home')
    await expect(first).toHaveAttribute('aria-selected', 'false')
    await field.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('hackn')
    await field.press('Alt+ArrowDown')
    await expect(list).toBeVisible()
    await field.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(
      page.getByText('Hackney, E8 chosen.').or(page.getByText(/^Hackney.* chosen\.$/)),
    ).toBeAttached()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.press('Enter')
    await expect(page).toHaveURL(
      /\/restaurants\/london\/hackney\?location=.+&services=delivery&service=delivery$/,
    )
  })

  test('the tab key closes the list and goes on', async ({ page }) => {
    await addressField(page).pressSequentially('hackn')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('the button is in reach while there are places to choose from', async ({ page }) => {
    await addressField(page).pressSequentially('e8 1')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Find food' }).click()
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
  })

  test('a press beside the list closes it', async ({ page }) => {
    await addressField(page).pressSequentially('hackn')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(options(page)).toHaveCount(0)
    await expect(addressField(page)).toHaveValue('hackn')
  })

  test('a misspelling is understood', async ({ page }) => {
    await addressField(page).pressSequentially('hakney')
    await expect(options(page).filter({ hasText: 'Hackney' }).first()).toBeVisible()
  })

  test('an area of two words has a hyphen in the address of its list', async ({ page }) => {
    await addressField(page).fill('Stoke Newington')
    await addressField(page).press('Enter')
    await expect(page).toHaveURL(/\/restaurants\/london\/stoke-newington\?/)
  })
})

test('What is typed before the page can run is not lost', async ({ page }) => {
  const scripts = await hold(page, (url) => url.pathname.endsWith('.js'))
  await page.goto('/', { waitUntil: 'commit' })
  await addressField(page).fill('E8 1AA')
  await scripts.release()
  await alive(page)
  await expect(options(page)).toHaveCount(0)
  await expect(addressField(page)).toHaveValue('E8 1AA')
  await page.getByRole('button', { name: 'Find food' }).click()
  await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
})

test.describe('Typing what is no address', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/')
  })

  test('nothing at all', async ({ page }) => {
    await page.getByRole('button', { name: 'Find food' }).click()
    await expectProblem(page, 'This is a required field')
    await expect(addressField(page)).toBeFocused()
  })

  test('one letter', async ({ page }) => {
    await addressField(page).fill('E')
    await addressField(page).blur()
    await expectProblem(page, notChosen)
  })

  test('what no place is like', async ({ page }) => {
    await addressField(page).fill('zzqx')
    await expect(page.getByText(/^No place is like that/).first()).toBeVisible()
    await expectAccessible(page, 'no place to choose from')
    await addressField(page).blur()
    await expectProblem(page, notChosen)
    await addressField(page).press('End')
    await addressField(page).pressSequentially('y')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('a postcode that is not in use', async ({ page, troubles }) => {
    troubles.expect(/GET \/api\/v1\/address\/place\?.* 404/)
    await addressField(page).fill('E8 7AA')
    await addressField(page).press('Enter')
    await expectProblem(page, 'Invalid postcode. Check it, or choose from the list.')
  })

  test('a place without a postcode', async ({ page }) => {
    await page.route(anyPlace, (route) => answerWithout(route, { postCode: '' }))
    await addressField(page).pressSequentially('hackn')
    await options(page).first().click()
    await expectProblem(page, notChosen)
  })

  test('a place without a town', async ({ page }) => {
    await page.route(anyPlace, (route) => answerWithout(route, { city: '' }))
    await addressField(page).fill('E8 1AA')
    await page.getByRole('button', { name: 'Find food' }).click()
    await expectProblem(page, notChosen)
  })
})

test.describe('Typing an address while places are slow, late or not to be had', () => {
  test.beforeEach(async ({ page, troubles }) => {
    troubles.expect(/address\/(suggestions|place)/)
    await visit(page, '/')
  })

  test('going on before the suggestions are there', async ({ page }) => {
    const { held } = await hold(page, suggestionsOf('E8 1AA'))
    await addressField(page).fill('E8 1AA')
    await held
    await addressField(page).press('Enter')
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
  })

  test('suggestions for what was typed before come too late', async ({ page }) => {
    const early = await hold(page, suggestionsOf('hackn'))
    await addressField(page).fill('hackn')
    await early.held
    await addressField(page).fill('bristo')
    await expect(options(page).filter({ hasText: 'Bristol' }).first()).toBeVisible()
    await early.release()
    await expect(options(page).filter({ hasText: 'Hackney' })).toHaveCount(0)
    await expect(options(page).filter({ hasText: 'Bristol' }).first()).toBeVisible()
  })

  test('suggestions that take long show that they are waited for', async ({ page }) => {
    const slow = await hold(page, suggestionsOf('hackn'))
    await addressField(page).fill('hackn')
    await slow.held
    const sign = page.locator('.address-wait')
    await expect(sign).toBeVisible()
    await expect(options(page)).toHaveCount(0)
    await slow.release()
    await expect(options(page).filter({ hasText: 'Hackney' }).first()).toBeVisible()
    await expect(sign).toHaveCount(0)
  })

  test('no suggestions to be had: said, and asked for again', async ({ page }) => {
    await page.route(anySuggestions, (route) => route.fulfill(down))
    await addressField(page).fill('hackn')
    await expectProblem(page, unavailable)
    await expect(addressField(page)).toHaveValue('hackn')
    await expectAccessible(page, 'addresses that can’t be looked up')
    await page.unroute(anySuggestions)
    await addressField(page).press('ArrowDown')
    await expect(options(page).filter({ hasText: 'Hackney' }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('a chosen place that can’t be looked up is tried again', async ({ page }) => {
    await addressField(page).pressSequentially('hackn')
    await expect(options(page).first()).toBeVisible()
    await page.route(anyPlace, (route) => route.abort())
    await options(page).first().click()
    await expectProblem(page, unavailable)
    await expect(addressField(page)).toHaveValue(/^Hackney/)
    await page.unroute(anyPlace)
    await page.getByRole('button', { name: 'Find food' }).click()
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
  })

  test('going on while the chosen place is being looked up', async ({ page }) => {
    const place = await hold(page, (url) => url.pathname.endsWith('/address/place'))
    await addressField(page).pressSequentially('hackn')
    await options(page).first().click()
    await place.held
    await page.getByRole('button', { name: 'Find food' }).click()
    await place.release()
    await expect(page).toHaveURL(/\/restaurants\/london\/hackney/)
  })

  test('a bout of typing and its choice go under one token', async ({ page }) => {
    const asked = collect(page)
    await addressField(page).pressSequentially('hackn')
    await expect(options(page).first()).toBeVisible()
    await options(page).first().click()
    await expect(page.getByText(/chosen\.$/)).toBeAttached()
    await addressField(page).fill('bristo')
    await expect(options(page).filter({ hasText: 'Bristol' }).first()).toBeVisible()
    const tokens = asked.map(({ searchParams }) => searchParams.get('sessionToken'))
    const [first] = tokens
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(asked.at(-2)?.pathname).toMatch(/\/place$/)
    expect(tokens.slice(0, -1).every((token) => token === first)).toBe(true)
    expect(tokens.at(-1)).not.toBe(first)
  })
})

const options = (page: Page) => page.getByRole('option')

async function expectProblem(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(addressField(page)).toHaveAccessibleDescription(new RegExp(sentence))
}

/** Keeps an answer back until it is released. */
async function hold(page: Page, which: (url: URL) => boolean) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  const release = async () => {
    const answered = page.waitForResponse((response) => which(new URL(response.url())))
    released.resolve()
    await answered
  }
  return { held: asked.promise, release }
}

async function answerWithout(route: Route, parts: Record<string, string>): Promise<void> {
  const response = await route.fetch()
  const { data } = await response.json()
  await route.fulfill({ response, json: { data: { ...data, ...parts } } })
}

/** The look-ups of addresses from now on. */
function collect(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/v1/address/')) asked.push(url)
  })
  return asked
}
