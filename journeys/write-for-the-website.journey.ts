import { bringStaffSession } from './doing/bring-session.ts'
import { visit } from './doing/visit.ts'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

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

    await visit(page, '/operator/content/terms-and-conditions')
    await page.getByRole('button', { name: 'Begin with the standard text' }).click()
    await expect(body).toBeFocused()
    await expect(title).toHaveValue('Terms and conditions')
    await page.getByRole('button', { name: 'Show preview' }).click()
    await expect(preview.getByRole('heading', { name: 'Who you order from' })).toBeVisible()
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
