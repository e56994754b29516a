import { customer } from './doing/check-out.ts'
import { pressLabel } from './doing/press.ts'
import { nextPhone, NEW_PASSWORD } from './doing/register.ts'
import { alive, visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible } from './watching/accessibility.ts'
import { expectNoEnglish } from './watching/english-sentences.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

test(
  'Order in Welsh, from a postcode to the order',
  { tag: '@phone' },
  async ({ page, email, troubles }) => {
    test.slow()
    troubles.expect(/POST \/api\/v1\/order 409/)
    await visit(page, '/')
    await switchTo(page, 'Cymraeg', '/cy')
    await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB')
    await expect(page.getByRole('link', { name: 'Indiaidd' })).toBeVisible()
    await expectWelsh(page, 'the first page')

    await test.step('to a list, a cuisine and a search', async () => {
      const place = page.getByRole('combobox', { name: 'Cod post, tref neu ardal' })
      await place.fill('e8 1')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectNoEnglish(page, 'suggestions of addresses')
      await place.fill('e8 1aa')
      await place.press('Enter')
      await expect(page).toHaveURL(/\/cy\/restaurants\/london\/hackney/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bwyd tecawê: Hackney')
      await expectWelsh(page, 'a list')
      await page.getByRole('link', { name: /^Hidlyddion/ }).click()
      const filters = page.getByRole('dialog', { name: 'Hidlyddion' })
      await expect(filters).toBeVisible()
      await expectWelsh(page, 'filters of a list')
      await expect(filters.getByRole('link', { name: /^Brechdanau/ })).toBeVisible()
      await filters.getByRole('link', { name: /^Halal/ }).click()
      await expect(page).toHaveURL(/cuisine=halal/)
      await page.keyboard.press('Escape')
      // People search by either name of a cuisine.
      for (const searched of ['kebab', 'cebab']) {
        await page.getByRole('searchbox').fill(searched)
        await page.getByRole('button', { name: 'Chwilio', exact: true }).click()
        await expect(page.getByText(`yn cyfateb i “${searched}”`).first()).toBeVisible()
        await expect(page.getByRole('link', { name: 'Pitta Patter', exact: true })).toBeVisible()
      }
      await expectNoEnglish(page, 'a list that was searched')
    })

    await test.step('to a menu and a dish', async () => {
      await page.getByRole('link', { name: 'Pitta Patter', exact: true }).click()
      await expect(page.getByText('Isafswm').first()).toBeVisible()
      await expectWelsh(page, 'a menu')
      await page.getByRole('link', { name: 'Iskender', exact: true }).last().click()
      const dish = page.getByRole('dialog', { name: 'Iskender' })
      await expect(dish.getByText('Yn cynnwys llaeth')).toBeVisible()
      await expectWelsh(page, 'a dish')
      await dish.getByRole('button', { name: /^Ychwanegu am/ }).click()
      await expect(dish).toBeHidden()
      await switchTo(page, 'English', '/restaurant/pitta-patter')
      await expect(page.getByRole('button', { name: /View basket/ })).toContainText('1 item')
      await switchTo(page, 'Cymraeg', '/cy/restaurant/pitta-patter')
    })

    await test.step('to checkout', async () => {
      await page.getByRole('button', { name: /Gweld y fasged/ }).click()
      await expect(page.getByRole('dialog', { name: 'Eich basged' })).toBeVisible()
      await expectWelsh(page, 'a basket')
      await page.getByRole('link', { name: 'Mynd i’r til' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Til' })).toBeVisible()
      await page.getByRole('button', { name: 'Parhau fel gwestai' }).click()
      await pressLabel(page.getByRole('radio', { name: /^Arian parod/ }))
      await page.getByRole('button', { name: /^Archebu, talu £.+ ag arian parod$/ }).click()
      await expect(page.getByText('Rhowch rif eich tŷ a’ch stryd')).toBeVisible()
      await expectWelsh(page, 'checkout with mistakes')
      await expectSwitchTo(page, 'English', '/checkout')
    })

    await test.step('to the order', async () => {
      const who = customer(email)
      const field = (name: string) => page.getByRole('textbox', { name })
      await field('Rhif y tŷ a’r stryd').fill('12 Marmalade Row')
      await field('Enw llawn').fill(who.name)
      await field('Rhif ffôn symudol').fill(who.phone)
      await field('Ebost').fill(who.email)
      const order = page.getByRole('button', { name: /^Archebu, talu/ })
      const send = await holdChoices(page)
      await pressLabel(page.getByRole('radio', { name: /^Hoffwn, / }))
      await order.click()
      send()
      // The press was for the total without the bag.
      await expect(page.getByText(/^£[\d.]+ oedd y cyfanswm ac mae bellach yn £/)).toBeVisible()
      await expectNoEnglish(page, 'a total that has changed')
      await order.click()
      // The bot check takes long on a slow machine.
      await expect(page.getByRole('heading', { name: 'Archeb wedi’i hanfon' })).toBeVisible({
        timeout: 60_000,
      })
      await expectWelsh(page, 'an order that was sent')
      await page.getByRole('link', { name: 'Dilyn eich archeb' }).click()
      await expect(page.getByText(/^Yn aros am Pitta Patter/).first()).toBeVisible()
      // The browser itself writes Welsh dates as American English.
      await expect(page.getByText(/^Dydd /).first()).toHaveText(
        /^Dydd \p{L}+, \d+ \p{L}+ \d{4} am \d\d:\d\d$/u,
      )
      await expectWelsh(page, 'an order')
    })
  },
)

test(
  'Register, log in and look after an account in Welsh, and be written to in it',
  { tag: '@phone' },
  async ({ page, email, mailbox, troubles }) => {
    test.slow()
    // They have no basket yet.
    troubles.expect(/GET \/api\/v1\/cart 404/)
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
    const press = (within: string, name: string) =>
      dialog(within).getByRole('button', { name, exact: true }).click()
    await visit(page, '/cy/register')
    await press('Dewch at y bwrdd', 'Cofrestru')
    await expectWelsh(page, 'registering with mistakes')
    await dialog('Dewch at y bwrdd').getByRole('textbox', { name: 'Ebost' }).fill(email)
    await dialog('Dewch at y bwrdd').getByRole('checkbox').press('Space')
    await press('Dewch at y bwrdd', 'Cofrestru')
    await expect(dialog('Edrychwch yn eich ebost')).toBeVisible({ timeout: 60_000 })
    await expectNoEnglish(page, 'what follows registering')
    const { links, html } = await mailbox.receive(email, 'Cadarnhewch eich ebost')
    expect(html).toContain('lang="cy-GB"')
    const confirm = links.find(({ href }) => href.includes('/cy/account-verify#code='))
    await page.goto(confirm?.href ?? 'The email has no link')
    await press('Dyna ni', 'Parhau')
    for (const [name, value] of [
      ['Enw cyntaf', 'Nia'],
      ['Cyfenw', 'Morgan'],
      ['Ffôn', nextPhone()],
      ['Cyfrinair', NEW_PASSWORD],
    ] as const)
      await dialog('Bron yno').getByRole('textbox', { name }).fill(value)
    await expectWelsh(page, 'completing an account')
    await press('Bron yno', 'Gorffen a mewngofnodi')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Nia' })).toBeVisible()

    await test.step('log out, and in again where it was requested', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Nia' }).click()
      await expectNoEnglish(page, 'the menu of an account')
      await page.getByRole('menuitem', { name: 'Allgofnodi' }).click()
      await expect(page.locator('.toast.positive')).toContainText('Rydych wedi allgofnodi.')
      await visit(page, '/cy/forgot-password')
      await expectWelsh(page, 'a forgotten password')
      await visit(page, '/cy/customer/account/details')
      await expect(dialog('Croeso’n ôl')).toBeVisible()
      await expectWelsh(page, 'logging in')
      await dialog('Croeso’n ôl').getByRole('textbox', { name: 'Ebost' }).fill(email)
      await dialog('Croeso’n ôl').getByRole('textbox', { name: 'Cyfrinair' }).fill(NEW_PASSWORD)
      await press('Croeso’n ôl', 'Mewngofnodi')
      await expect(page).toHaveURL('/cy/customer/account/details')
    })

    await test.step('details, addresses and the rest', async () => {
      await expect(page.getByRole('radio', { name: 'Cymraeg' })).toBeChecked()
      await expectWelsh(page, 'the details of an account')
      await expectSwitchTo(page, 'English', '/customer/account/details')
      const parts = page.getByRole('navigation', { name: 'Eich cyfrif' })
      await parts.getByRole('link', { name: 'Eich cyfeiriadau' }).click()
      await page.getByRole('button', { name: 'Ychwanegu cyfeiriad' }).click()
      await press('Ychwanegu cyfeiriad', 'Cadw’r cyfeiriad')
      await expectWelsh(page, 'the form of an address with mistakes')
      await dialog('Ychwanegu cyfeiriad').getByRole('combobox', { name: 'Cod post' }).fill('E8 1AA')
      await dialog('Ychwanegu cyfeiriad')
        .getByRole('textbox', { name: 'Rhif y tŷ a’r stryd' })
        .fill('12 Marmalade Row')
      await press('Ychwanegu cyfeiriad', 'Cadw’r cyfeiriad')
      await expect(page.getByRole('main').getByRole('listitem')).toContainText('Diofyn')
      await expectWelsh(page, 'addresses')
      for (const name of ['Eich archebion', 'Eich ffefrynnau', 'Eich cardiau', 'Eich data']) {
        await parts.getByRole('link', { name }).click()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expectNoEnglish(page, name)
      }
    })
  },
)

test('Read what there is besides in Welsh', { tag: '@phone' }, async ({ page, troubles }) => {
  troubles.expect(/GET \/cy\/no-such-page 404/)
  await visit(page, '/faq')
  await switchTo(page, 'Cymraeg', '/cy/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Cwestiynau ac atebion' })).toBeVisible()
  await expectWelsh(page, 'questions and answers')
  await visit(page, '/cy/takeaway/london/hackney/turkish')
  const ways = page.getByRole('navigation', { name: 'Rydych chi yma' })
  await expect(ways).toContainText('Twrcaidd')
  await expect(page).toHaveTitle(/^Twrcaidd: bwyd tecawê, Hackney, London/)
  await expectWelsh(page, 'an area and a cuisine')
  for (const path of ['/cy/no-such-page', '/cy/offline', '/cy/restaurant/pitta-patter/reviews']) {
    await visit(page, path)
    await expectWelsh(page, path)
  }
})

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

/** The page, or the dialog over it, is in Welsh, fits on small screens, and can be used by everybody. */
async function expectWelsh(page: Page, name: string): Promise<void> {
  await expectNoEnglish(page, name)
  const usual = page.viewportSize()
  if (!usual) throw new Error('A journey has a screen')
  for (const width of [320, usual.width]) {
    await page.setViewportSize({ ...usual, width })
    await expectNoSidewaysScrolling(page)
  }
  await expectAccessible(page, `${name} in Welsh`)
}

/** @returns lets the choices of checkout be sent, which wait until then */
async function holdChoices(page: Page): Promise<() => void> {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/v1/cart/*/details', async (route) => {
    await sent
    await route.continue()
  })
  return send
}

const toLanguage = (page: Page, language: 'English' | 'Cymraeg') =>
  page.locator('footer').getByRole('link', { name: language })

/** The link to the other language leads to the same page. */
function expectSwitchTo(page: Page, language: 'English' | 'Cymraeg', path: string): Promise<void> {
  return expect(toLanguage(page, language)).toHaveAttribute('href', path)
}

async function switchTo(page: Page, language: 'English' | 'Cymraeg', path: string): Promise<void> {
  await toLanguage(page, language).click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  await alive(page)
}
