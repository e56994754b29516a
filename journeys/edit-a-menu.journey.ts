import { dish } from './doing/choose-dishes.ts'
import { openStoreApp } from './doing/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

/** No other journey goes there. */
const store = 'ulster-fry-all-day'

test(
  'A restaurant drafts its menu and publishes it, and customers see it only then',
  { tag: '@phone' },
  async ({ page, calls, storeApp: customer }) => {
    await openStoreApp(page, calls, store)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Edit the menu' }).click()
    await expect(page.getByText('Customers see this menu')).toBeVisible()
    const bar = page.getByText(/^Draft: /)

    await test.step('a category with its first dish', async () => {
      await page.getByRole('button', { name: 'Add a category' }).click()
      const category = page.getByRole('dialog', { name: 'New category' })
      await category.getByRole('button', { name: 'Save to draft' }).click()
      await expect(category.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await category.getByRole('textbox', { name: 'Name' }).fill('Soups')
      await category.getByRole('button', { name: 'Save to draft' }).click()
      await expect(category).toBeHidden()

      await page.getByRole('button', { name: 'Add a dish to Soups' }).click()
      const added = page.getByRole('dialog', { name: 'New dish' })
      await added.getByRole('textbox', { name: 'Name' }).fill('Leek and potato soup')
      await added.getByRole('textbox', { name: 'Price in pounds' }).fill('cheap')
      await added.getByRole('radio', { name: 'Milk: Contains', exact: true }).check()
      await added.getByRole('button', { name: 'The rest are free from' }).click()
      await expect(added.getByText('All 14 declared')).toBeVisible()
      await added.getByRole('checkbox', { name: 'Vegetarian' }).check()
      await added.getByRole('button', { name: 'Save to draft' }).click()
      await expect(added.getByText('Enter a price such as 8.50, up to £1,000.')).toBeVisible()
      await expectAccessible(page, 'a new dish')
      await added.getByRole('textbox', { name: 'Price in pounds' }).fill('4.50')
      await added.getByRole('button', { name: 'Save to draft' }).click()
      await expect(added).toBeHidden()
      await expect(row(page, 'Leek and potato soup')).toContainText('£4.50')
      await expect(bar).toContainText('2 changes not yet seen by customers')
      await expect(bar).toContainText('Saved as draft')
      await expectAccessibleAtEveryWidth(page, 'the menu editor')
      await expectNoSidewaysScrolling(page)
    })

    await test.step('customers see it once it is published', async () => {
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toHaveCount(0)
      await publish(page, 2)
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toContainText('£4.50')
    })

    await test.step('a new price waits in the draft, and moves by the keyboard alone', async () => {
      await row(page, 'Leek and potato soup').click()
      const changed = page.getByRole('dialog', { name: 'Leek and potato soup' })
      await changed.getByRole('textbox', { name: 'Price in pounds' }).fill('5')
      await changed.getByRole('button', { name: 'Save to draft' }).click()
      await expect(changed).toBeHidden()
      await page
        .getByRole('button', { name: 'Move, copy or remove Leek and potato soup' })
        .press('Enter')
      const move = page.getByRole('dialog', { name: 'Leek and potato soup' })
      await move.getByRole('button', { name: 'Duplicate' }).press('Enter')
      await page
        .getByRole('button', { name: 'Move, copy or remove Leek and potato soup (copy)' })
        .press('Enter')
      const copy = page.getByRole('dialog', { name: 'Leek and potato soup (copy)' })
      await expect(copy.getByRole('status')).toHaveText('Dish 2 of 2 in Soups')
      await copy.getByRole('button', { name: 'Move up' }).press('Enter')
      await expect(copy.getByRole('status')).toHaveText('Dish 1 of 2 in Soups')
      await expectAccessible(page, 'moving a dish')
      await copy.getByRole('button', { name: 'Remove' }).press('Enter')
      await expect(copy).toBeHidden()
      await expect(page.getByText(/\(copy\) is removed from the draft/)).toBeVisible()
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toContainText('£4.50')
    })

    await test.step('what a colleague does meanwhile is not lost, nor what is typed', async () => {
      const context = await page.context().browser()?.newContext()
      const colleague = await context?.newPage()
      if (!context || !colleague) throw new Error('There is no second browser')
      await openStoreApp(colleague, calls, store)
      await visit(colleague, `/store-app/menu/edit?store=${store}`)
      await row(colleague, 'Leek and potato soup').click()
      const theirs = colleague.getByRole('dialog', { name: 'Leek and potato soup' })
      await theirs.getByRole('textbox', { name: 'Price in pounds' }).fill('5.20')

      await row(page, 'Leek and potato soup').click()
      const mine = page.getByRole('dialog', { name: 'Leek and potato soup' })
      await mine.getByRole('textbox', { name: 'Price in pounds' }).fill('5.10')
      await theirs.getByRole('button', { name: 'Save to draft' }).click()
      await expect(theirs).toBeHidden()
      await mine.getByRole('button', { name: 'Save to draft' }).click()
      await expect(mine.getByRole('alert')).toContainText('has changed this meanwhile.')
      await expect(mine.getByRole('textbox', { name: 'Price in pounds' })).toHaveValue('5.10')
      await mine.getByRole('button', { name: 'Save to draft' }).click()
      await expect(mine).toBeHidden()
      await expect(row(page, 'Leek and potato soup')).toContainText('£5.10')
      await context.close()
      await publish(page, 1)
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toContainText('£5.10')
    })

    await test.step('the menu becomes as it was', async () => {
      await page.getByRole('button', { name: 'Move, copy or remove Soups' }).click()
      const soups = page.getByRole('dialog', { name: 'Soups' })
      await soups.getByRole('button', { name: 'Remove' }).click()
      await page
        .getByRole('dialog', { name: 'Remove Soups?' })
        .getByRole('button', { name: 'Remove' })
        .click()
      await expect(bar).toContainText('2 changes')
      await publish(page, 2)
    })
  },
)

const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) })

/** Publishes the draft, and returns when customers see it. */
async function publish(page: Page, changes: number): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const count = changes === 1 ? '1 change' : `${changes} changes`
  const review = page.getByRole('dialog', { name: `Publish ${count}` })
  await expectAccessible(page, 'what is published')
  await review.getByRole('button', { name: `Publish ${count} now` }).click()
  await expect(page.getByText('Published. Customers see the new menu now.')).toBeVisible()
  await expect(review).toBeHidden()
  await expect(page.getByText('Customers see this menu')).toBeVisible()
}
