import type { Locator } from '@playwright/test'
import {
  DEMONSTRATION_CUSTOMER,
  DEMONSTRATION_PASSWORD,
  partnerEmail,
} from '#town/demonstration-accounts.ts'
import { openBasket } from './doing/basket.ts'
import { addAtOnce, openDish } from './doing/choose-dishes.ts'
import { chooseStore, findFood } from './doing/find-food.ts'

import { answerLater } from './doing/ask-for-address.ts'
import { alive, expectInBasket, holdScripts, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

/** What each address opens when it is loaded, whatever its query. */
const dialogs = [
  ['/login', 'Welcome back'],
  ['/register', 'Pull up a chair'],
  ['/forgot-password', 'Forgot your password?'],
  [`/password-reset#code=${'a'.repeat(43)}&email=nia%40example.com`, 'Choose a new password'],
  ['/password-reset-failed', 'That link has expired'],
  ['/account-verify', 'Check your email'],
  ['/account-verified-success', 'You’re in'],
  ['/account-verification-failed', 'That link didn’t work'],
  ['/account-confirmed', 'All done already'],
  ['/Create-Customer-Account/?a=1', 'Nearly there'],
] as const

/** What the server cannot know shows after hydration. */
const titleAsServed: Record<string, string> = { 'Check your email': 'Your email address' }

const namesOf = (some: readonly (typeof dialogs)[number][]) =>
  some.map(([, name]) => name).join(', ')

test.describe('A dialog with an address', () => {
  // In two halves, because each dialog is checked for accessibility.
  for (const some of [dialogs.slice(0, 5), dialogs.slice(5)])
    test(
      `is in the page when its address is loaded, and closes to the first page: ${namesOf(some)}`,
      { tag: '@phone' },
      async ({ page }) => {
        for (const [path, name] of some)
          await test.step(path.split(/[#?]/)[0] ?? path, async () => {
            await page.goto('about:blank')
            const response = await page.goto(path)
            expect(await response?.text()).toContain(titleAsServed[name] ?? name)
            expect(response?.headers()['cache-control']).toBe('no-store')
            const dialog = page.getByRole('dialog', { name })
            await expect(dialog).toBeVisible()
            // Its first field or button; the dialog itself if there is only text.
            await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toBeVisible()
            // Desktops have the same dialogs, in the middle; there forms are looked at with mistakes.
            await expectToFitAndBeAccessible(page, dialog, name)
            await page.keyboard.press('Escape')
            await expect(page).toHaveURL('/')
            await expect(page.getByRole('dialog')).toBeHidden()
            await expect(page.getByRole('heading', { level: 1, name: /Tuck in/ })).toBeVisible()
            await expect(page.getByRole('main')).toBeFocused()
          })
      },
    )

  test(
    'opens and closes with back and forward, and the page below stays',
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, '/restaurant/pitta-patter')
      const search = page.getByRole('searchbox', { name: 'Search this menu' })
      await search.fill('Iskender')
      const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
      await link.click()
      const login = page.getByRole('dialog', { name: 'Welcome back' })
      await login.getByRole('link', { name: 'Forgot password?' }).click()
      const forgot = page.getByRole('dialog', { name: 'Forgot your password?' })
      const field = forgot.getByRole('textbox', { name: 'Email' })
      await expect(field).toBeFocused()
      await expect(page).toHaveURL(/\/forgot-password\?_UCR_return_href=%2Frestaurant%2F/)
      await page.goBack()
      await expect(login.getByRole('textbox', { name: 'Email' })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL('/restaurant/pitta-patter')
      await expect(link).toBeFocused()
      await expect(search).toHaveValue('Iskender')
      await page.goForward()
      await expect(login).toBeVisible()
      await page.goForward()
      await expect(forgot).toBeVisible()
      await forgot.getByRole('link', { name: 'Back to login' }).click()
      await expect(login).toBeVisible()
      await page.goBack()

      await test.step('a press outside closes it, unless something has been typed', async () => {
        await field.fill('nia')
        await page.mouse.click(5, 5)
        await expect(field).toHaveValue('nia')
        await field.fill('')
        await page.mouse.click(5, 5)
        await expect(forgot).toBeHidden()
      })
      await expect(page).toHaveURL('/restaurant/pitta-patter')
      await expect(search).toHaveValue('Iskender')
      await expect(link).toBeFocused()

      await link.click()
      await expect(login).toBeVisible()
      await test.step('Back closes it even before the page’s scripts have loaded', async () => {
        const letGo = await holdScripts(page)
        await page.reload({ waitUntil: 'commit' })
        await expect(login).toBeVisible()
        await page.goBack()
        letGo()
        await expect(page).toHaveURL('/restaurant/pitta-patter')
        await expect(page.getByRole('heading', { level: 1, name: 'Pitta Patter' })).toBeVisible()
        await alive(page)
      })
    },
  )

  test('has what was typed before its script had loaded', { tag: '@phone' }, async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    const dialog = page.getByRole('dialog', { name: 'Welcome back' })
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await email.fill('nia@example.com')
    await email.press('Enter')
    letGo()
    const password = dialog.getByRole('textbox', { name: 'Password' })
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await expect(password).toHaveAccessibleDescription('Enter your password')
    await expect(email).toHaveValue('nia@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/login')
  })
})

test(
  'Presses before the page’s scripts have loaded are repeated when they have',
  { tag: '@phone' },
  async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/restaurant/pitta-patter', { waitUntil: 'commit' })
    await addAtOnce(page, 'Ayran')
    letGo()
    await answerLater(page)
    await expectInBasket(page, '1 item')
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/auth/login') && request.method() === 'POST') sent.push(pathname)
    })
    for (const [who, path, email, leadsTo] of [
      ['staff', '/store-app/login', partnerEmail('pitta-patter'), '/store-app'],
      ['a customer', '/login', DEMONSTRATION_CUSTOMER.email, /(?<!login)$/],
    ] as const)
      await test.step(`a form is sent once, however often its button was pressed: ${who}`, async () => {
        const letGoAgain = await holdScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await page.getByRole('textbox', { name: 'Email' }).fill(email)
        await page.getByRole('textbox', { name: 'Password' }).fill(DEMONSTRATION_PASSWORD)
        for (let press = 0; press < 3; press += 1)
          await page.getByRole('button', { name: 'Log in' }).last().click()
        letGoAgain()
        await expect(page).toHaveURL(leadsTo)
      })
    expect(sent).toEqual(['/api/v1/partner/auth/login', '/api/v1/auth/login'])
  },
)

test(
  'Presses before what a menu shows of its visitor has loaded are carried out in their order',
  { tag: '@desktop' },
  async ({ page }) => {
    const letGo = await holdScripts(page, 'visitor-*')
    await visit(page, '/restaurant/pitta-patter')
    await addAtOnce(page, 'Ayran')
    const basket = page.getByRole('complementary', { name: 'Your basket' })
    await basket.getByText('Collection', { exact: true }).click()
    letGo()
    await expect(basket).toContainText('1 item')
    await expect(basket.getByRole('radio', { name: 'Collection' })).toBeChecked()
  },
)

test(
  'Back closes what is open over a page, one after another, and then leaves the page',
  { tag: '@phone' },
  async ({ page }) => {
    const closesByBack = async (dialog: Locator) => {
      await expect(dialog).toBeVisible()
      const address = page.url()
      await page.goBack()
      await expect(dialog).toBeHidden()
      return expect(page).toHaveURL(address)
    }
    await findFood(page, 'e8 1aa')
    const listUrl = page.url()
    const filters = page.getByRole('dialog', { name: 'Filters' })

    await test.step('the filters stay chosen', async () => {
      await page.getByRole('link', { name: /^Filters/ }).click()
      await filters.getByRole('link', { name: /^Indian/ }).click()
      await expect(page).toHaveURL(/indian/)
      await closesByBack(filters)
      await page.goBack()
      await expect(page).toHaveURL(listUrl)
    })
    await chooseStore(page, 'Saffron Street Kitchen')
    const menuUrl = page.url()

    await test.step('the sheets of a menu', async () => {
      await page.getByRole('button', { name: 'Allergens to avoid' }).click()
      await closesByBack(page.getByRole('dialog', { name: 'What do you avoid?' }))
      const product = await openDish(page, 'Butter chicken')
      await page.goBack()
      await expect(product).toBeHidden()
      await expect(page).toHaveURL(menuUrl)
      await addAtOnce(page, 'Slow goat, clay pot')
      const basket = await openBasket(page)
      await basket.getByRole('button', { name: /^(As soon as|Delivered|Deliver)/ }).click()
      await closesByBack(page.getByRole('dialog', { name: /^When/ }))
      await closesByBack(basket)
    })

    await test.step('forward and a reload find the page without a sheet', async () => {
      await page.goForward()
      await expect(page.getByRole('dialog')).toBeHidden()
      const basket = await openBasket(page)
      await page.reload()
      await expect(page.getByRole('button', { name: /View basket/ })).toBeVisible()
      await expect(basket).toBeHidden()
    })

    await test.step('one that its own button closed is no step of the history', async () => {
      const basket = await openBasket(page)
      await basket.getByRole('button', { name: 'Close the basket' }).click()
      await expect(basket).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(listUrl)
    })
  },
)

async function expectToFitAndBeAccessible(
  page: Page,
  dialog: Locator,
  name: string,
): Promise<void> {
  await expectAccessible(page, name)
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScrolling(page)
  const last = dialog.getByRole('button').or(dialog.getByRole('link')).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await page.setViewportSize(usual)
}
