import sharp from 'sharp'
import { newSetupCode } from '#api/operator/setup/set-up-marketplace.ts'
import { connect } from '#api/database/connect.ts'
import { codeIn, secretOf } from './doing/staff/authenticator-app.ts'
import { goToCheckout } from './doing/basket.ts'
import { customer as contact, enterAddress, enterContact } from './doing/check-out.ts'
import { addAtOnce } from './doing/choose-dishes.ts'
import { findFood } from './doing/find-food.ts'
import { expectOrderToBe, followOrder } from './doing/follow-order.ts'
import { invitationOf, joinTeam } from './doing/staff/join-team.ts'
import { CARDS, fillCard, orderAndPay } from './doing/pay-by-card.ts'
import { card, preferLargeCards } from './doing/staff/store-app.ts'
import { addBankAccount, fileOfRestaurants, pizzeria } from './doing/staff/take-on.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

// No restaurant, and nobody who runs it.
test.use({ settings: { JOURNEY_TOWN: 'none', NODE_ENV: 'production' } })

const OWNER = { email: 'marta@sheffieldeats.example', password: 'mushy peas & gravy' }
const COOK = { email: 'cook@oven.example', password: 'chips & gravy' }

const RESTAURANT = {
  name: 'The First Oven',
  phone: '020 7946 0111',
  email: COOK.email,
  ...pizzeria('E8 1AA'),
}

test('in production, an empty marketplace is set up, opened, and sells a meal that is paid by card', async ({
  page,
  storeApp: kitchen,
  tablet: customer,
  marketplace,
  mailbox,
  mishaps,
  email,
  troubles,
}) => {
  test.slow()
  // The second one who would set it up, and what waits for the second step at login.
  troubles.expect(/POST \/api\/v1\/operator\/setup 409|GET \/api\/v1\/operator\/[a-z/-]+ 403/)
  const { url } = marketplace
  await test.step('it opens soon, for customers and search engines', async () => {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuck In opens soon')
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await (await page.request.get(`${url}/robots.txt`)).text()).toContain('Disallow: /\n')
    await page.goto(`${url}/restaurants/london/hackney?location=E8+1AA`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuck In opens soon')
  })

  const { db, close } = connect(marketplace.databaseUrl, { max: 1 })
  const code = (await newSetupCode(db, new Date())) ?? ''
  await close()

  await test.step('1: an account, once', async () => {
    await page.goto(`${url}/setup#code=${code}`)
    await page.getByRole('button', { name: 'Create the account' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(OWNER.email)
    await page.getByLabel('First name').fill('Marta')
    await page.getByLabel('Last name').fill('Price')
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password)
    await page.getByRole('button', { name: 'Create the account' }).click()
  })

  await test.step('whose second step at login comes before everything else', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'the second step that production requires')
    await expectWalkable(page, 'the second step that production requires')
    const section = page.getByRole('region', { name: 'Second step at login' })
    await section.getByRole('button', { name: 'Add an authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(OWNER.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const secret = secretOf((await dialog.getByText(/^Key: /).textContent()) ?? '')
    await dialog
      .getByRole('textbox', { name: 'Code from your app' })
      .fill(await codeIn(page, secret))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText('The console is open to you now.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Name and colours')
  })

  await test.step('2: name and colours, which have to be readable', async () => {
    await page.getByLabel('Marketplace name').fill('Sheffield Eats')
    await page.getByLabel('Welcome line').fill('Tuck in, Sheffield.')
    await page.getByLabel('Or your own main colour').fill('#ffcf56')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText('would be hard to read')).toBeVisible()
    await page.getByRole('radio', { name: 'Blueberry' }).check()
    await page.getByLabel('Choose a logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 300, height: 75, channels: 4, background: '#2f4a9c' },
      })
        .png()
        .toBuffer(),
    })
    await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()
    // What the bar at the top covers is not at hand there.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessibleAtEveryWidth(page, 'the first run')
    await expectWalkable(page, 'the first run')
    await page.getByRole('button', { name: 'Save and continue' }).click()
  })

  await test.step('3 and 4: legal details, and an email that arrives', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: 'Finish later' }).press('Enter')
    await expect(page.getByRole('banner')).toContainText('Sheffield Eats')
    await page.goBack()
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Sheffield Eats Co-operative Ltd')
    await page.getByLabel('Registered address').fill('1 Fargate, Sheffield S1 2HD')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText(`The mail server took the email to ${OWNER.email}`)).toBeVisible()
    await mailbox.receive(OWNER.email, 'A test from Sheffield Eats')
    const address = page.getByRole('textbox', { name: 'Email for customers' })
    await address.fill('hello@sheffieldeats.example')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(address).toHaveValue('hello@sheffieldeats.example')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Payments')
  })

  await test.step('left, and entered again: payments, fee, restaurant', async () => {
    await page.goto(`${url}/operator/setup?step=payments`)
    await expect(
      page.getByText('Stripe accepts your keys, but they are for its test mode'),
    ).toBeVisible()
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')
    await expect(steps.filter({ hasText: 'Done' })).toHaveCount(4)
    const toDo = steps.filter({ hasText: 'To do' })
    await expect(toDo).toContainText(['Payments', 'First restaurant'])
    await page.getByRole('link', { name: 'Continue' }).click()
    // The suggested fee counts as chosen once the step is saved as it is.
    const fee = steps.filter({ hasText: 'Platform fee' })
    await expect(fee).not.toContainText('Done')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('First restaurant')
    await expect(fee).toContainText('Done')
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByLabel('Fixed part').fill('0.75')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('First restaurant')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText('Now: 75p')).toBeVisible()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(
      page.getByText('Towns and areas on the website follow from where your restaurants are.'),
    ).toBeVisible()
    await page.getByRole('switch', { name: 'Email me' }).press('Space')
    await expect(page.getByText('You’ll get alerts by email')).toBeVisible()
    await expectAccessible(page, 'the last step of the first run')
    await expectWalkable(page, 'the last step of the first run')
    await page.getByRole('link', { name: 'Go to the console' }).click()
  })

  await test.step('the console says what is missing, and the website follows', async () => {
    const missing = page.getByRole('region', { name: 'What is still missing' })
    await expect(missing.getByText('2 things')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'the settings')
    await expectWalkable(page, 'the settings')
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sheffield Eats opens soon')
    await expect(page.getByText('Sheffield Eats Co-operative Ltd')).toBeVisible()
    const logo = page.getByRole('banner').getByRole('img', { name: 'Sheffield Eats' })
    const file = await page.request.get(`${url}${await logo.getAttribute('src')}`)
    expect(file.headers()['content-type']).toBe('image/webp')
    const accent = page.locator('html')
    await expect(accent).toHaveCSS('--accent', '#2f4a9c')
    await page.goto(`${url}/setup#code=${code}`)
    await page.getByLabel('Email').fill('eve@example.com')
    await page.getByLabel('First name').fill('Eve')
    await page.getByLabel('Last name').fill('Eve')
    await page.getByLabel('Password', { exact: true }).fill('mushy peas & gravy')
    await page.getByRole('button', { name: 'Create the account' }).click()
    await expect(page.getByText('set up already')).toBeVisible()
  })

  await test.step('Now leads back to the set-up, and a file brings the first restaurant', async () => {
    await page.goto(`${url}/operator`)
    await page.getByRole('link', { name: 'See what’s missing' }).click()
    await page.goto(`${url}/operator/setup?step=restaurant`)
    await page.getByRole('link', { name: 'Import from a file' }).click()
    await chooseFile(page, [RESTAURANT])
    await page.getByRole('button', { name: 'Import 1 restaurant' }).press('Enter')
    await expect(page.getByText('1 added', { exact: false }).first()).toBeVisible()
    await page.goto(`${url}/operator/restaurants`)
    await page.getByRole('link', { name: RESTAURANT.name }).click()
    await page.getByRole('textbox', { name: 'Owner’s email' }).fill(COOK.email)
    await page.getByRole('button', { name: 'Invite the owner' }).press('Enter')
  })

  await test.step('its owner joins, says where it is paid, and asks to be opened', async () => {
    await preferLargeCards(kitchen)
    await kitchen.goto(url + (await invitationOf(mailbox, COOK.email, 'Join')))
    await joinTeam(kitchen, { firstName: 'Mei', lastName: 'Chen', password: COOK.password })
    await kitchen.getByRole('link', { name: 'What’s missing' }).click()
    await kitchen.getByRole('link', { name: 'Go there: Bank details' }).click()
    await addBankAccount(kitchen, COOK.password)
    await kitchen.goto(`${url}/store-app/opening`)
    await kitchen.getByRole('button', { name: 'Ask to be opened' }).press('Enter')
    await expect(kitchen.getByText('You’ve asked us to open')).toBeVisible()
  })

  await test.step('it is opened, and only live keys of Stripe are missing', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await page.getByRole('button', { name: 'Open to customers' }).press('Enter')
    await expect(page.getByText(`${RESTAURANT.name} is open to customers.`)).toBeVisible()
    await page.goto(`${url}/operator/settings`)
    const missing = page.getByRole('region', { name: 'What is still missing' })
    await expect(missing.getByText('1 thing')).toBeVisible()
    await expect(missing.getByRole('link', { name: 'Go to it: Payments' })).toBeVisible()
  })

  await test.step('a customer pays by card, and the kitchen cooks', async () => {
    await serveStripeFrom(customer, new URL(marketplace.mailboxUrl).origin)
    await findFood(customer, RESTAURANT.postCode)
    await customer.getByRole('link', { name: RESTAURANT.name, exact: true }).click()
    await addAtOnce(customer, 'Margherita')
    await goToCheckout(customer)
    // The colours hold where parts are loaded later.
    await expect(customer.locator('html')).toHaveCSS('--accent', '#2f4a9c')
    await enterContact(customer, contact(email))
    await enterAddress(customer)
    await fillCard(customer, CARDS.works)
    const { number } = await orderAndPay(customer)
    await followOrder(customer)
    await kitchen.goto(`${url}/store-app`)
    const ticket = await card(kitchen, number, 'New')
    await ticket.getByRole('button', { name: /^Accept, ready/ }).click()
    await expectOrderToBe(customer, 'The kitchen is cooking')
    const cooked = await card(kitchen, number, 'Cooking')
    await cooked.getByRole('button', { name: 'Out for delivery' }).click()
    await expectOrderToBe(customer, 'On its way to you')
    await mailbox.receive(email, RESTAURANT.name)
    await page.goto(`${url}/operator/orders?q=${number}`)
    await page.getByRole('link', { name: number }).first().click()
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('Visa ending 4242')
  })

  await test.step('a list of many more is as long again for whoever comes back to it', async () => {
    await page.goto(`${url}/operator/restaurants/import`)
    const others = Array.from({ length: 24 }, (_, i) => ({ ...RESTAURANT, name: `Oven ${i + 2}` }))
    await chooseFile(page, others)
    await page.getByRole('button', { name: 'Import 24 restaurants' }).press('Enter')
    await expect(page.getByText('24 added', { exact: false }).first()).toBeVisible()
    await mishaps.openAll()
    await findFood(customer, RESTAURANT.postCode)
    const names = customer.getByRole('listitem').getByRole('heading', { level: 3 })
    await expect(names).toHaveCount(20)
    await customer.getByRole('link', { name: 'Show 5 more' }).click()
    await expect(names).toHaveCount(25)
    const last = await names.last().innerText()
    await names.last().getByRole('link').click()
    await expect(customer.getByRole('heading', { level: 1, name: last })).toBeVisible()
    await customer.goBack()
    await expect(names).toHaveCount(25)
    await expect(names.last()).toBeInViewport()
  })

  await test.step('where nobody delivers, restaurants to collect from are shown', async () => {
    await visit(customer, '/find?search=E9+6AA&service=delivery')
    await expect(customer.getByText('You can collect from 25 restaurants')).toBeVisible()
    const near = customer.getByRole('list', { name: 'Restaurants to collect from' })
    await expect(near.getByRole('heading')).toHaveCount(4)
    await expectAccessible(customer, 'a place with collection alone')
    await customer.getByRole('link', { name: 'Look for collection' }).click()
    await expect(customer.getByText(/^25 restaurants to collect from near/)).toBeVisible()
  })
})

/** Chooses a file of restaurants, which is checked at once. */
async function chooseFile(page: Page, stores: readonly object[]): Promise<void> {
  await page.getByLabel('Choose a file or drop it here').setInputFiles(fileOfRestaurants(...stores))
}

/** Stripe's script and frames, which load from Stripe's own address in production, from the sandbox. */
async function serveStripeFrom(page: Page, sandboxUrl: string): Promise<void> {
  await page.context().route('https://js.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const path = pathname === '/endive/stripe.js' ? '/stripe/js/stripe.js' : pathname + search
    await route.fulfill({ response: await route.fetch({ url: sandboxUrl + path }) })
  })
}
