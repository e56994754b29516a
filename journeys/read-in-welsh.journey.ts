import { alive, visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

test('Read the website in Welsh', { tag: '@phone' }, async ({ page, calls, email, mailbox }) => {
  await visit(page, '/faq')
  await page.getByRole('link', { name: 'Cymraeg' }).click()
  await expect(page).toHaveURL(/\/cy\/faq$/)
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB')
  await expect(page.getByRole('heading', { level: 1, name: 'Cwestiynau ac atebion' })).toBeVisible()
  await expectAccessible(page, 'questions and answers in Welsh')
  await page.getByRole('link', { name: 'Hafan' }).or(page.locator('header .logo')).first().click()
  await expect(page).toHaveURL(/\/cy\/?$/)
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'the first page in Welsh')
  await visit(page, '/cy/restaurant/pitta-patter')
  await expect(page.getByText('Isafswm').first()).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'a menu in Welsh')
  await visit(page, '/cy/restaurants/london/hackney?location=E8+1AA')
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'a list in Welsh')
  const dish = { store: 'pitta-patter', dish: 'Iskender' }
  const order = await calls.order({ ...dish, email, language: 'cy' })
  const { links } = await mailbox.receive(email, `eich archeb ${order.number}`)
  const follow = links.find(({ href }) => href.includes(`/cy${calls.pageOf(order)}`))
  await visit(page, follow?.href ?? 'The email has no link')
  // The browser itself writes Welsh dates as American English.
  await expect(page.getByText(/^Dydd /).first()).toHaveText(
    /^Dydd \p{L}+, \d+ \p{L}+ \d{4} am \d\d:\d\d$/u,
  )
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, 'an order in Welsh')
  await visit(page, '/cy/restaurant/pitta-patter')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/restaurant\/pitta-patter$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
})

test(
  'Register in Welsh, and be written to in it',
  { tag: '@phone' },
  async ({ page, email, mailbox }) => {
    await visit(page, '/cy/register')
    const dialog = page.getByRole('dialog', { name: 'Dewch at y bwrdd' })
    await dialog.getByRole('textbox', { name: 'Ebost' }).fill(email)
    await dialog.getByRole('checkbox').press('Space')
    await dialog.getByRole('button', { name: 'Cofrestru' }).click()
    await expect(page.getByRole('dialog', { name: 'Edrychwch yn eich ebost' })).toBeVisible()
    const { links, html } = await mailbox.receive(email, 'Cadarnhewch eich ebost')
    expect(html).toContain('lang="cy-GB"')
    const confirm = links.find(({ href }) => href.includes('/cy/account-verify#code='))
    await page.goto(confirm?.href ?? 'The email has no link')
    await expect(page.getByRole('dialog', { name: 'Dyna ni' })).toBeVisible()
  },
)

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search in Welsh leads to a list in Welsh', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/cy')
    await page
      .getByRole('combobox')
      .or(page.getByRole('searchbox'))
      .or(page.getByRole('textbox'))
      .first()
      .fill('E8 1AA')
    await page.getByRole('button', { name: 'Dod o hyd i fwyd' }).click()
    await expect(page).toHaveURL(/\/cy\/restaurants\/london\/hackney/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bwyd tecawê')
  })
})
