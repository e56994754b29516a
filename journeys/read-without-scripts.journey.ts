import { cardOf, listOfHackney, theMap } from './doing/map.ts'
import { expect, test, type Page } from './journey.ts'

test.use({ javaScriptEnabled: false })

test.describe('Without JavaScript', () => {
  test(
    'find the stores of a postcode, with every fee, filter them, and find answers and the login',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      await test.step('an unknown place is reported, with what was typed', async () => {
        await searchFor(page, 'zzqx')
        const field = page.getByRole('combobox', { name: 'Postcode, town or area' })
        await expect(field).toHaveValue('zzqx')
        await expect(field).toHaveAccessibleDescription(/.+/)
      })
      await searchFor(page, 'e8 1aa')
      await expect(page.getByRole('heading', { level: 1, name: 'Hackney takeaways' })).toBeVisible()
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: 'Saffron Street Kitchen' }) })
      for (const fee of ['Delivery', 'Platform fee', 'Min. order'])
        await expect(card.getByRole('term').filter({ hasText: fee })).toBeVisible()
      await expect(card).toContainText('Hygiene')
      await page.getByRole('link', { name: /^Taking pre-orders/ }).click()
      await expect(page.getByRole('link', { name: 'The Green Bench' })).toBeVisible()
      await page.getByRole('link', { name: /^Available/ }).click()
      await page.getByRole('link', { name: 'Indian', exact: true }).click()
      await expect(page.getByText('1 restaurant in this list')).toBeVisible()
      await page.getByRole('link', { name: 'Saffron Street Kitchen' }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Saffron Street Kitchen' }),
      ).toBeVisible()
      await chooseHalal(page)

      await test.step('questions are answered', async () => {
        await page.goto('/')
        const foot = page.getByRole('contentinfo')
        await foot.getByRole('link', { name: 'Questions and answers' }).click()
        const answer = page.getByText('When the restaurant accepts. Until then')
        await expect(answer).toBeHidden()
        await page.getByText('When is my card charged?').click()
        await expect(answer).toBeVisible()
        const data = await page.locator('script[type="application/ld+json"]').textContent()
        expect(JSON.parse(data ?? '')).toMatchObject({
          '@type': 'FAQPage',
          mainEntity: expect.arrayContaining([
            expect.objectContaining({ name: 'When is my card charged?' }),
          ]),
        })
      })

      await test.step('nothing of the map is visible, and the login says what it needs', async () => {
        await page.goto(`${listOfHackney}&map=on`)
        await expect(cardOf(page, 'Pitta Patter')).toBeVisible()
        await expect(theMap(page)).toBeHidden()
        await expect(page.getByRole('switch', { name: 'Map' })).toBeHidden()
        await expect(page.getByRole('button', { name: /^(Map|List)$/ })).toBeHidden()

        await page.goto('/login')
        const dialog = page.getByRole('dialog', { name: 'Welcome back' })
        const google = dialog.getByRole('link', { name: 'Log in with Google' })
        await expect(google).not.toHaveAttribute('href', /rememberMe/)
        await dialog.getByText('Remember me').click()
        await expect(google).toHaveAttribute('href', /rememberMe=true/)
        await dialog.getByRole('link', { name: 'Back to the home page' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('a password of staff that nothing can send stays out of the address', async () => {
        for (const path of ['/store-app/login', '/operator/login']) {
          await page.goto(path)
          await page.getByLabel('Email').fill('ada@example.com')
          await page.getByLabel('Password', { exact: true }).fill('kettle-drum-42')
          await page.getByRole('button', { name: 'Log in' }).click()
          await expect(page).toHaveURL((url) => url.pathname === path && url.search === '')
        }
      })
    },
  )

  test(
    'read a menu with prices, allergens, fees and hours, and a 404 for an unknown address',
    { tag: '@desktop' },
    async ({ page, troubles }) => {
      await page.goto('/restaurant/saffron-street-kitchen')
      const dish = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Chicken biryani' }) })
      await expect(dish).toContainText('£10.50')
      await expect(dish).toContainText(/contain/i)
      const facts = page.getByRole('list', { name: 'In short' })
      for (const fact of ['delivery', 'platform fee', 'minimum', 'Hygiene'])
        await expect(facts.getByText(fact)).toBeVisible()
      await page.getByRole('link', { name: 'Hours and contact' }).click()
      await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
      await dish.getByRole('link', { name: 'Chicken biryani', exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Chicken biryani' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 3, name: 'How hot?' })).toBeVisible()
      await chooseHalal(page)
      await test.step('and what others say, the lowest first', async () => {
        await page.goto('/restaurant/saffron-street-kitchen')
        await page.getByRole('link', { name: /Read the reviews$/ }).click()
        await page.getByRole('link', { name: 'Lowest' }).click()
        const reviews = page.getByRole('list', { name: 'Reviews', exact: true })
        await expect(reviews.getByRole('img').first()).toHaveAccessibleName(/^[1-3] of 5 stars$/)
      })

      troubles.expect(/ 404$/)
      for (const [path, title] of [
        ['/nowhere', 'We can’t find that page'],
        ['/restaurant/nobody', 'We can’t find that restaurant'],
        ['/restaurant/No%20such%20name', 'We can’t find that restaurant'],
        ['/restaurants/nowhere/zzqx', 'We can’t find that place'],
      ] as const)
        await test.step(`${path} says so, and finds food`, async () => {
          const answer = await page.goto(path)
          expect(answer?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expect(page.getByRole('banner')).toBeVisible()
          await searchFor(page, 'e8 1aa')
          await expect(
            page.getByRole('heading', { level: 1, name: 'Hackney takeaways' }),
          ).toBeVisible()
        })
    },
  )
})

async function searchFor(page: Page, place: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Postcode, town or area' }).fill(place)
  await page.getByRole('button', { name: 'Find food' }).click()
}

/** Chooses a filter in the form of a list, which a phone has on a page of its own. */
async function chooseHalal(page: Page): Promise<void> {
  await page.goto(listOfHackney)
  const link = page.getByRole('link', { name: 'Filters' })
  if (await link.isVisible()) await link.click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('link', { name: /^Halal ?\d/ }).click()
  await expect(page).toHaveURL(/cuisine=halal/)
  await expect(page.getByRole('link', { name: 'Nonna Pina’s' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Saffron Street Kitchen' })).toBeVisible()
  const vegetarian = filters.getByRole('link', { name: /^Vegetarian choice/ })
  const remaining = /\d+$/.exec(await vegetarian.innerText())?.[0]
  await vegetarian.click()
  await expect(page).toHaveURL(/cuisine=halal&diet=vegetarian/)
  await expect(page.getByText(`${remaining} restaurant`).first()).toBeAttached()
  await page.getByRole('searchbox', { name: 'Dish, restaurant or cuisine' }).fill('butter chiken')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=butter\+chiken/)
  await expect(page).toHaveURL(/cuisine=halal/)
  await expect(
    page.getByRole('link', { name: 'Butter chicken', exact: true }).first(),
  ).toBeVisible()
}
