import { openOperator, openStoreApp } from './doing/staff/store-app.ts'
import { pressLabel } from './doing/press.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectWalkable } from './watching/keyboard.ts'

const eaten = { store: 'pitta-patter', dish: 'Iskender', service: 'collection' } as const
const text = 'Ask for Dave, who lives at 4 High Street.'

test(
  'A guest reviews an order, the store replies, somebody reports it and the marketplace hides it',
  { tag: '@desktop' },
  async ({ page, storeApp, calls, email, mailbox }) => {
    const order = await calls.order({ ...eaten, email, name: 'Wanda Zeller' })
    await calls.act(order, 'accept', { minutes: 15 })
    await calls.act(order, 'ready')
    await visit(page, calls.pageOf(order))
    await expect(page.getByRole('heading', { name: 'Rate your meal' })).toHaveCount(0)
    await calls.act(order, 'complete')

    await test.step('the guest rates it, by keyboard alone', async () => {
      await expect(page.getByText('Shown as Wanda Z.')).toBeVisible()
      await expect(page.getByRole('group', { name: /^Delivery/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Post review' }).press('Enter')
      const food = page.getByRole('group', { name: /^Food/ })
      await expect(food).toHaveAccessibleDescription('Rate the food from 1 to 5 stars.')
      await expect(food.getByRole('radio').first()).toBeFocused()
      await expectAccessible(page, 'a review without stars')
      await food.getByRole('radio', { name: '1 of 5, Bad' }).press('ArrowRight')
      await expect(food.getByRole('radio', { name: '2 of 5, Poor' })).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      const service = page.getByRole('group', { name: /^Service/ })
      await expect(service.getByRole('radio', { name: '1 of 5, Bad' })).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
      await page.getByRole('button', { name: 'Post review' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Thanks for your review' })).toBeFocused()
    })

    await test.step('and sees it at the store, over its menu', async () => {
      await visit(page, `/restaurant/${eaten.store}`)
      await page.getByRole('link', { name: /^Rated .*Read the reviews$/ }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Reviews of Pitta Patter' })
      await expect(byWanda(dialog)).toContainText(text)
      await expect(byWanda(dialog).getByRole('img', { name: '2 of 5 stars' })).toBeVisible()
      await pressLabel(dialog.getByRole('radio', { name: 'Highest' }))
      await expect(dialog.getByRole('article').first()).not.toContainText(text)
      await expectAccessible(page, 'the reviews of a store')
    })

    await test.step('the store replies, for everyone to read', async () => {
      await openStoreApp(storeApp, calls, eaten.store)
      await storeApp.getByRole('link', { name: 'Reviews' }).click()
      await storeApp.getByRole('button', { name: 'Reply to Wanda Z' }).press('Enter')
      await storeApp.keyboard.type('Sorry, Wanda. Ring us.')
      await storeApp.getByRole('button', { name: 'Post reply' }).press('Enter')
      await expect(storeApp.getByRole('button', { name: /^Change your reply to W/ })).toBeVisible()
      await expectAccessibleAtEveryWidth(storeApp, 'reviews in the store app')
    })

    await test.step('somebody reports it on the page of the reviews', async () => {
      await visit(page, `/restaurant/${eaten.store}/reviews`)
      await expect(byWanda(page)).toContainText('Sorry, Wanda. Ring us.')
      const report = page.getByRole('button', { name: 'Report the review by Wanda Z' })
      const form = page.getByRole('form', { name: 'Report this review' })
      await report.press('Enter')
      await expect(form.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(form).toBeHidden()
      await expect(report).toBeFocused()
      await report.press('Enter')
      await form.getByRole('button', { name: 'Send report' }).press('Enter')
      await expect(form.getByRole('alert')).toHaveText('Choose what’s wrong with it.')
      await form.getByRole('combobox').selectOption('Gives away personal information')
      await expectAccessibleAtEveryWidth(page, 'a report of a review')
      await form.getByRole('button', { name: 'Send report' }).press('Enter')
      await expect(page.getByText('Thanks. We’ll take a look.')).toBeVisible()
    })

    await test.step('the marketplace hides it for a reason of its policy', async () => {
      await openOperator(storeApp, calls)
      await storeApp.getByRole('link', { name: 'Reviews', exact: true }).click()
      await storeApp.getByRole('button', { name: 'Hide the review by Wanda Z' }).press('Enter')
      const form = storeApp.getByRole('form', { name: 'Hide this review' })
      await form.getByRole('combobox').selectOption('Gives away personal information')
      await form.getByRole('textbox').fill('It says where Dave lives.')
      await expectAccessibleAtEveryWidth(storeApp, 'hiding a review')
      await expectWalkable(storeApp, 'hiding a review')
      await form.getByRole('button', { name: 'Hide review' }).press('Enter')
      await expect(byWanda(storeApp)).toHaveCount(0)
      await pressLabel(storeApp.getByRole('radio', { name: 'Hidden' }))
      await expect(byWanda(storeApp)).toContainText(text)
    })

    await test.step('which the writer is emailed about, and nobody else sees', async () => {
      const notice = await mailbox.receive(email, 'hidden your review of Pitta Patter')
      expect(notice.text).toContain('personal information')
      expect(notice.text).toContain('It says where Dave lives.')
      await visit(page, `/restaurant/${eaten.store}/reviews`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(byWanda(page)).toHaveCount(0)
      await visit(page, calls.pageOf(order))
      await expect(page.getByText('We’ve hidden your review')).toBeVisible()
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'review policy' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Review policy' })).toBeVisible()
      await expectAccessible(page, 'the review policy')
    })
  },
)

const byWanda = (where: Pick<Page, 'getByRole'>) =>
  where.getByRole('article', { name: 'Review by Wanda Z' })
