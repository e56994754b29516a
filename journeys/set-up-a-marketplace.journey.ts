import sharp from 'sharp'
import { newSetupCode } from '#api/operator/setup/set-up-marketplace.ts'
import { connect } from '#api/database/connect.ts'
import { expect, test } from './journey.ts'
import { expectAccessibleAtEveryWidth } from './watching/accessibility.ts'

// No restaurant, and nobody who runs it.
test.use({ settings: { JOURNEY_TOWN: 'none' } })

test('an empty marketplace is set up from the address that its start prints', async ({
  page,
  marketplace,
  troubles,
}) => {
  troubles.expect(/POST \/api\/v1\/operator\/setup 409/)
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
    await page.getByLabel('Email').fill('marta@sheffieldeats.example')
    await page.getByLabel('First name').fill('Marta')
    await page.getByLabel('Last name').fill('Price')
    await page.getByLabel('Password', { exact: true }).fill('mushy peas & gravy')
    await page.getByRole('button', { name: 'Create the account' }).click()
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
    await page.getByRole('button', { name: 'Save and continue' }).click()
  })

  await test.step('3 and 4: legal details, and an email that arrives', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('textbox', { name: 'Legal name' }).fill('Sheffield Eats Co-operative Ltd')
    await page.getByLabel('Registered address').fill('1 Fargate, Sheffield S1 2HD')
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page
      .getByRole('textbox', { name: 'Email for customers' })
      .fill('hello@sheffieldeats.example')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText('is in the sandbox’s mailbox')).toBeVisible()
    await page.goto(marketplace.mailboxUrl)
    await expect(page.getByText('A test from Sheffield Eats').first()).toBeVisible()
  })

  await test.step('left, and entered again: payments, fee, restaurant', async () => {
    await page.goto(`${url}/operator/setup?step=payments`)
    await expect(page.getByText('Cards are paid in the sandbox')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByLabel('Fixed part').fill('0.75')
    await page.getByRole('button', { name: 'Set the fee' }).click()
    await expect(page.getByText('Now: 75p')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Go to the console' }).click()
  })

  await test.step('the console says what is missing, and the website follows', async () => {
    const missing = page.getByRole('region', { name: 'What is still missing' })
    await expect(missing.getByText('3 things')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'the settings')
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
})
