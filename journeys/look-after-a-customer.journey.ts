import { readFile } from 'node:fs/promises'
import { signInAsOperator } from './doing/staff/store-app.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

test(
  'An operator looks after a customer: suspends, restores, downloads and erases',
  { tag: '@desktop' },
  async ({ page, calls, email, mailbox }) => {
    await calls.register(email)
    const { links } = await mailbox.receive(email, 'Confirm')
    const link = links.find(({ href }) => href.includes('code='))?.href ?? ''
    const password = 'Rhubarb-and-custard2'
    await calls.complete(link, {
      firstName: 'Nia',
      lastName: 'Morgan',
      password,
      phone: '07700 900187',
    })
    await signInAsOperator(page)
    await page.getByRole('link', { name: 'Customers' }).click()
    const search = page.getByRole('searchbox', { name: 'Name, email or phone' })
    await search.fill(email)
    await search.press('Enter')
    await expectAccessibleAtEveryWidth(page, 'customers that were found')
    await expectWalkable(page, 'customers that were found')
    await page
      .getByRole('list', { name: 'Customers found' })
      .getByRole('link', { name: /Nia Morgan/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nia Morgan' })).toBeVisible()
    await expect(page.getByText('No orders yet')).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'a customer in the console')
    await expectWalkable(page, 'a customer in the console')

    const actions = page.getByRole('region', { name: 'Account and data' })
    const dialog = page.getByRole('dialog')
    for (const act of ['Suspend', 'Restore'] as const) {
      await actions.getByRole('button', { name: act }).click()
      await dialog.getByRole('button', { name: act }).click()
      await expect(dialog.getByRole('textbox', { name: 'Why' })).toBeFocused()
      await dialog.getByRole('textbox', { name: 'Why' }).fill('They asked us to.')
      if (act === 'Suspend') await expectAccessible(page, 'suspending a customer')
      await dialog.getByRole('button', { name: act }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText('“They asked us to.”')).toHaveCount(2)

    const download = page.waitForEvent('download')
    await actions.getByRole('button', { name: 'Download their data' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email)
    await actions.getByRole('button', { name: 'Erase their data' }).click()
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(`Type ${email}.`)
    await expectAccessible(page, 'erasing a customer')
    await expectWalkable(page, 'erasing a customer')
    await dialog.getByRole('textbox', { name: /^Type their email/ }).fill(email)
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(page.getByText('Erased.')).toBeVisible()
    await search.fill(email)
    await search.press('Enter')
    await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
  },
)
