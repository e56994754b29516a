import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test.describe('Without JavaScript', () => {
  test('find the stores of a postcode, with every fee, and filter them', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Postcode or street' }).fill('e8 1aa')
    await page.getByRole('button', { name: 'Find food' }).click()
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
    await expect(page.getByText('1 place in this list')).toBeVisible()
    await page.getByRole('link', { name: 'Saffron Street Kitchen' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Saffron Street Kitchen' }),
    ).toBeVisible()
  })

  test('choose filters and an order in the form', async ({ page, isMobile }) => {
    await page.goto('/restaurants/london/hackney?location=E8+1AA')
    if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^Halal/ }).check()
    await filters.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/cuisine=halal/)
    await expect(page.getByRole('link', { name: 'Nonna Pina’s' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Saffron Street Kitchen' })).toBeVisible()
  })

  test('an unknown place is said to be one, with what was typed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Postcode or street' }).fill('zzqx')
    await page.getByRole('button', { name: 'Find food' }).click()
    const field = page.getByRole('combobox', { name: 'Postcode or street' })
    await expect(field).toHaveValue('zzqx')
    await expect(field).toHaveAccessibleDescription(/.+/)
  })

  test('read a menu with prices, allergens, fees and hours', async ({ page }) => {
    await page.goto('/restaurant/saffron-street-kitchen')
    const dish = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Chicken biryani' }) })
    await expect(dish).toContainText('£10.50')
    await expect(dish).toContainText(/contain/i)
    for (const fee of ['Delivery', 'Platform fee', 'Minimum order', 'Food hygiene'])
      await expect(page.getByRole('term').filter({ hasText: fee }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Hours and contact' }).click()
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    await dish.getByRole('link', { name: 'Chicken biryani', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Chicken biryani' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'How hot?' })).toBeVisible()
  })
})
