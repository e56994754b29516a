import { readFile } from 'node:fs/promises'
import { bringStaffSession } from './doing/bring-session.ts'
import { pressLabel } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

const twoIskender = { store: 'pitta-patter', dish: 'Iskender', quantity: 2 }
const secret = 'Rhubarb-and-custard2'

test(
  'An owner invites a colleague, who joins and is removed, and the log says so',
  { tag: '@desktop' },
  async ({ page, storeApp: theirs, calls, mailbox, email, troubles }) => {
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/team')
    const form = page.getByRole('form', { name: 'Invite somebody' })
    await form.getByRole('button', { name: 'Send invitation' }).click()
    const field = form.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeFocused()
    await field.fill(email)
    await pressLabel(form.getByRole('radio', { name: /^Finance/ }))
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('region', { name: 'Invited' })).toContainText(email)
    await expectAccessibleAtEveryWidth(page, 'the team of the console')
    await expectWalkable(page, 'the team of the console')

    const { text } = await mailbox.receive(email, 'Help to run')
    const { pathname, hash } = new URL(/https?:\/\/\S+\/operator\/join#\S+/.exec(text)?.[0] ?? '')
    troubles.expect(/operator\/invitations\/open 400/)
    await visit(theirs, pathname + hash.slice(0, 12))
    await expect(theirs.getByText('Open the link in your email again')).toBeVisible()
    await visit(theirs, pathname + hash)
    await expect(theirs.getByText(`You’re invited as ${email}. Your role: Finance.`)).toBeVisible()
    await expectAccessible(theirs, 'joining the console')
    await expectWalkable(theirs, 'joining the console')
    await theirs.getByRole('textbox', { name: 'First name' }).fill('Ali')
    await theirs.getByRole('textbox', { name: 'Last name' }).fill(email)
    await theirs.getByRole('textbox', { name: 'Choose a password' }).fill(secret)
    await theirs.getByRole('button', { name: 'Join the team' }).click()
    await expect(theirs.getByRole('link', { name: 'Changes' })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Team' })).toBeHidden()
    await theirs.getByRole('link', { name: email }).click()
    await expect(theirs.getByRole('region', { name: 'Where you’re logged in' })).toContainText(
      'This device',
    )
    await expectAccessible(theirs, 'an operator’s own account')
    await expectWalkable(theirs, 'an operator’s own account')

    await page.reload()
    await page.getByRole('button', { name: `Change Ali ${email}` }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, 'a colleague at the console')
    await expectWalkable(page, 'a colleague at the console')
    await dialog.getByRole('button', { name: 'Remove from the team' }).click()
    await dialog.getByRole('button', { name: `Remove Ali ${email}` }).click()
    await expect(page.getByText(`Ali ${email} no longer has access`)).toBeVisible()

    await page.getByRole('link', { name: 'Changes' }).click()
    const log = page.getByRole('list', { name: 'Changes' })
    await page.getByLabel('Who').fill(email.toUpperCase())
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(log).toContainText('Joined the team')
    await page.getByRole('button', { name: 'Clear' }).click()
    // By what was changed, whoever did it.
    await page.getByLabel('Words or a number').fill(`ali ${email}`)
    await page.keyboard.press('Enter')
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(log).toContainText('Before: Finance')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('textbox', { name: 'Restaurant' }).fill('Pitta Patter')
    await page.keyboard.press('Enter')
    // The oldest change is its addition, which has more fields than are shown at once.
    await expect(log.locator('summary').last()).toHaveText(
      /^\d+ details of: Added the restaurant to the marketplace, Pitta Patter, .+$/,
    )
    await page.getByRole('button', { name: 'Clear' }).click()
    const removal = log.getByRole('listitem').filter({ hasText: `Ali ${email}` })
    await expect(removal.first()).toContainText('Removed a colleague')
    await page.getByLabel('From').fill('2026-05-01')
    await page.getByLabel('To', { exact: true }).fill('2026-07-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as a spreadsheet' }).click()
    expect((await download).suggestedFilename()).toBe('audit-log-2026-05-01-2026-07-01.csv')
    await expectAccessibleAtEveryWidth(page, 'the log of changes')
    await expectWalkable(page, 'the log of changes')
  },
)

test(
  'An operator takes a message on, answers it by email and closes it',
  { tag: '@desktop' },
  async ({ page, storeApp: customer, calls, mailbox, email }) => {
    await visit(customer, '/contact-us')
    await customer.getByRole('textbox', { name: 'Your name' }).fill('Priya Hartley')
    await customer.getByRole('textbox', { name: 'Email' }).fill(email)
    await customer.getByRole('textbox', { name: 'Message' }).fill(`The naan was cold. ${email}`)
    await customer.getByRole('button', { name: 'Send' }).click()
    await expect(customer.getByText('Message sent')).toBeVisible()

    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/enquiries')
    const search = page.getByRole('searchbox', { name: /^Name, email/ })
    await search.fill('na')
    await search.press('Enter')
    await expect(search).toBeFocused()
    await search.fill(email)
    await search.press('Enter')
    const found = page.getByRole('list', { name: 'Messages found' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expectAccessibleAtEveryWidth(page, 'messages to the marketplace')
    await expectWalkable(page, 'messages to the marketplace')
    await found.getByRole('link').click()

    await page.getByRole('button', { name: 'Take it on' }).click()
    await expect(page.getByText('You look after it')).toBeVisible()
    await page.getByRole('button', { name: 'Send answer' }).click()
    const answer = page.getByRole('textbox', { name: 'Your answer' })
    await expect(answer).toBeFocused()
    await answer.fill('Sorry about the naan.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    const done = page.getByRole('region', { name: 'What was done' })
    await expect(done).toContainText('Sorry about the naan.')
    const { text } = await mailbox.receive(email, 'Your message to')
    expect(text).toContain('Sorry about the naan.')
    await expectAccessibleAtEveryWidth(page, 'a message to the marketplace')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('This message is closed.')).toBeVisible()
  },
)

test(
  'An owner reads what a restaurant sold, and saves it as a spreadsheet',
  { tag: '@desktop' },
  async ({ page, calls, email }) => {
    const order = await calls.orderByCard({ ...twoIskender, email })
    await calls.act(order, 'accept', { minutes: 15 })
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator')
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Restaurant' }).fill('no such restaurant')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No orders on these days')).toBeVisible()
    await expectAccessible(page, 'reports of nothing')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Delivery')
    const stores = page.getByRole('table', { name: 'Sales by restaurant' })
    await stores.getByRole('button', { name: 'Show only Pitta Patter' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Restaurant' })).toHaveValue('Pitta Patter')
    await expect(stores.getByRole('row')).toHaveCount(2)
    await expect(stores.getByRole('row').last()).toContainText('£')
    await page.getByText('Show as a table').last().press('Enter')
    const returned = page.getByRole('table', { name: 'Customers who ordered again' })
    await expect(returned.getByRole('row')).toHaveCount(13)
    await expectAccessibleAtEveryWidth(page, 'reports')
    await expectWalkable(page, 'reports')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV: Sales by restaurant' }).press('Enter'),
    ])
    expect(await readFile(await file.path(), 'utf8')).toMatch(/,\d+,\d+\.\d\d,\d+,\d+,/)
  },
)

test(
  'An operator writes a page, publishes it, and restores what it said before',
  { tag: '@desktop' },
  async ({ page, storeApp: reader, calls, email, troubles }) => {
    const slug = `page-${email.replaceAll(/[^a-z0-9]/g, '').slice(0, 20)}`
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/content')
    await expect(page.getByRole('link', { name: /Privacy notice/ })).toBeVisible()
    const address = page.getByRole('textbox', { name: 'The end of its address' })
    await address.fill('Not this')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(address).toBeFocused()
    await expectAccessibleAtEveryWidth(page, 'the pages in the console')
    await expectWalkable(page, 'the pages in the console')
    await address.fill(slug)
    await page.getByRole('button', { name: 'Begin' }).click()

    const title = page.getByRole('textbox', { name: 'Title' })
    const body = page.getByRole('textbox', { name: 'Text' })
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(title).toBeFocused()
    await title.fill(`About ${slug}`)
    await body.fill('[Press](javascript:alert(1))')
    troubles.expect(/texts\/\S+ 400/)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('alert')).toContainText('A link here can’t be used.')
    await expect(body).toBeFocused()
    await body.fill('## Who we are\n\nWe are **neighbours**. <b>Not HTML</b>')
    await page.getByRole('button', { name: 'Show preview' }).click()
    const preview = page.getByRole('group', { name: 'The page as it would be' })
    await expect(preview.getByRole('heading', { name: 'Who we are' })).toBeVisible()
    await expect(preview).toContainText('<b>Not HTML</b>')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published. Everybody reads it now.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'a page in the console')
    await expectWalkable(page, 'a page in the console')

    await visit(reader, '/faq')
    await reader.getByRole('link', { name: `About ${slug}` }).click()
    await expect(reader.getByRole('heading', { level: 1, name: `About ${slug}` })).toBeVisible()
    await expect(reader.getByText('neighbours')).toBeVisible()
    await expectAccessible(reader, 'a page of the marketplace')

    await body.fill('Something else.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Version 2', { exact: true })).toBeVisible()
    await reader.reload()
    await expect(reader.getByText('Something else.')).toBeVisible()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('Restored from version 1')).toBeVisible()
    await reader.reload()
    await expect(reader.getByText('neighbours')).toBeVisible()
    await page.getByRole('button', { name: 'Take off the website' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the website' }).click()
    await expect(page.getByText('Taken off the website.')).toBeVisible()
  },
)

test(
  'An owner sets how long messages are stored, and the privacy notice says so, and what support may refund',
  { tag: '@desktop' },
  async ({ page, storeApp: reader, calls }) => {
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/settings')
    const periods = page.getByRole('region', { name: 'How long data about people is stored' })
    const messages = periods.getByRole('textbox', { name: 'Messages and answers' })
    await messages.fill('3')
    await periods.getByRole('button', { name: 'Save periods' }).click()
    await expect(messages).toBeFocused()
    await expect(periods.getByRole('alert')).toHaveText('Enter whole days, 30 to 1095.')
    await messages.fill('730')
    await periods.getByRole('button', { name: 'Save periods' }).click()
    await expect(page.getByText('Saved. What is older is deleted tonight.')).toBeVisible()

    const limit = page.getByRole('region', { name: 'Refunds by support' })
    const maximum = limit.getByRole('textbox', { name: 'Most on one order (£)' })
    await expect(maximum).toHaveValue('50.00')
    await maximum.fill('fifty')
    await maximum.press('Enter')
    await expect(maximum).toBeFocused()
    await expect(limit.getByRole('alert')).toContainText('Enter an amount such as 50.00')
    await maximum.fill('60')
    await maximum.press('Enter')
    await expect(page.getByText('Limit saved')).toBeVisible()
    await expect(maximum).toHaveValue('60.00')
    await expectAccessible(page, 'the settings of the marketplace')
    await expectWalkable(page, 'the settings of the marketplace')
    await visit(reader, '/privacy')
    await expect(reader.getByText('messages to us, and our answers: 2 years')).toBeVisible()
    await expectAccessible(reader, 'the privacy notice')
  },
)

test(
  'An operator shows a banner above the home page, changes it, and removes it',
  { tag: '@desktop' },
  async ({ page, storeApp: reader, calls, email, troubles }) => {
    const sentence = `The fair is on, says ${email.slice(0, 12)}.`
    await bringStaffSession(page, 'operator', await calls.logInOperator())
    await visit(page, '/operator/content')
    const banners = page.getByRole('region', { name: 'Banners', exact: true })
    await banners.getByRole('button', { name: 'Add banner' }).click()
    const text = banners.getByRole('textbox', { name: 'Sentence', exact: true })
    await expect(text).toBeFocused()
    await text.fill(sentence)
    const link = banners.getByRole('textbox', { name: /^Where it leads/ })
    await link.fill('javascript:alert(1)')
    await banners.getByLabel('First day').fill('2026-01-01')
    await banners.getByLabel('Last day').fill('2036-01-01')
    troubles.expect(/banners 400/)
    await banners.getByRole('button', { name: 'Add banner' }).click()
    await expect(link).toBeFocused()
    await link.fill('/how-we-rank')
    await banners.getByRole('button', { name: 'Add banner' }).click()
    await expect(page.getByText('Banner added.')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'banners in the console')
    await visit(reader, '/')
    await expect(reader.getByRole('link', { name: sentence })).toBeVisible()
    await expectAccessible(reader, 'a banner above the home page')
    await banners.getByRole('button', { name: `Change “${sentence}”` }).focus()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(sentence)
    const changed = `${sentence} Come along!`
    await text.fill(changed)
    await expect(banners.getByRole('group', { name: 'Preview' })).toContainText(changed)
    await expectAccessibleAtEveryWidth(page, 'changing a banner')
    await expectWalkable(page, 'changing a banner')
    await banners.getByRole('button', { name: 'Save banner' }).click()
    await expect(page.getByText('Banner changed.')).toBeVisible()
    await visit(reader, '/')
    await expect(reader.getByRole('link', { name: changed })).toBeVisible()
    await banners.getByRole('button', { name: `Remove “${changed}”` }).click()
    await expect(page.getByText('Banner removed.')).toBeVisible()
    await visit(reader, '/')
    await expect(reader.getByRole('link', { name: sentence })).toBeHidden()
    const history = banners.getByRole('region', { name: 'What banners have said' })
    await expect(history).toContainText(`${changed} Removed`)
    await history.getByRole('button', { name: `Use again: “${sentence}”` }).click()
    await expect(text).toHaveValue(sentence)
    await expect(banners.getByRole('button', { name: 'Add banner' })).toBeVisible()
  },
)
