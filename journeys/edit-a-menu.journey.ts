import { openBasket } from './doing/basket.ts'
import { addDish, dish, openDish } from './doing/choose-dishes.ts'
import {
  addPhoto,
  dragByFinger,
  importPhotos,
  middleOf,
  publishMenu,
  rowAt,
  rowOf,
  scrollTo,
  showPart,
} from './doing/staff/edit-menu.ts'
import { pressLabel } from './doing/press.ts'
import { openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

/** No other journey goes there; one for each try, because every try changes the menu. */
const STORES = ['ulster-fry-all-day', 'bore-da-breakfasts', 'wee-small-hours'] as const

test(
  'A restaurant drafts its menu and publishes it, and customers see it only then',
  { tag: '@phone' },
  async ({ page, calls, storeApp: customer, troubles }) => {
    test.slow()
    const store = STORES[test.info().retry] ?? STORES[0]
    await openStoreApp(page, calls, store)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Edit the menu' }).click()
    await expect(page.getByText('Customers see this menu')).toBeVisible()
    const bar = page.getByText(/^Draft: /)

    await test.step('a dish is dragged with a mouse, and back with a finger', async () => {
      const [first, second] = [rowAt(page, 0), rowAt(page, 1)]
      const nameOf = (row: Locator) => row.locator('b').textContent()
      const names = async () => [await nameOf(first), await nameOf(second)]
      const before = await names()
      await scrollTo(second)
      const start = await middleOf(second.locator('.drag-handle'))
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      const goal = await middleOf(first)
      await page.mouse.move(goal.x, goal.y - 12, { steps: 6 })
      await expect(page.locator('.drag-line')).toBeVisible()
      await page.mouse.up()
      await expect.poll(names).toEqual(before.toReversed())
      await expect(bar).toContainText('1 change not yet seen by customers')

      await dragByFinger(page, second.locator('.drag-handle'), first)
      await expect.poll(names).toEqual(before)
      await expect(page.getByText('Customers see this menu')).toBeVisible()
    })

    await test.step('a category with its first dish', async () => {
      await page.getByRole('button', { name: 'Add a category' }).click()
      const category = page.getByRole('dialog', { name: 'New category' })
      await category.getByRole('button', { name: 'Save to draft' }).click()
      await expect(category.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await category.getByRole('textbox', { name: 'Name' }).fill('Soups')
      await category.getByRole('button', { name: 'Save to draft' }).click()
      await expect(category).toBeHidden()

      await showPart(page, 'Options')
      await page.getByRole('button', { name: 'Add options' }).click()
      const options = page.getByRole('dialog', { name: 'New options' })
      await options.getByRole('textbox', { name: 'Name' }).first().fill('Choose your bread')
      await options.getByRole('button', { name: 'Add an option' }).click()
      const brown = options.getByRole('group', { name: 'Option 1' })
      await brown.getByRole('textbox', { name: 'Name' }).fill('Brown roll')
      const white = options.getByRole('group', { name: 'Option 2' })
      await white.getByRole('textbox', { name: 'Name' }).fill('White roll')
      await white.getByRole('textbox', { name: 'Adds, in pounds' }).fill('0.50')
      const up = options.getByRole('button', { name: 'Move White roll up' })
      await up.press('Enter')
      await expect(brown.getByRole('textbox', { name: 'Name' })).toHaveValue('White roll')
      await expect(options.getByText('White roll is now 1 of 2')).toBeAttached()
      await expect(up).toBeFocused()
      await options.getByRole('button', { name: 'Move White roll down' }).press('Enter')
      await expect(brown.getByRole('textbox', { name: 'Name' })).toHaveValue('Brown roll')
      await expectAccessible(page, 'new options')
      await options.getByRole('button', { name: 'Save to draft' }).click()
      await expect(options).toBeHidden()
      await expect(rowOf(page, 'Choose your bread')).toContainText('Brown roll, White roll £0.50')
      await showPart(page, 'Dishes')

      await page.getByRole('button', { name: 'Add a dish to Soups' }).click()
      const added = page.getByRole('dialog', { name: 'New dish' })
      await added.getByRole('textbox', { name: 'Name' }).fill('Leek and potato soup')
      await added.getByRole('textbox', { name: 'Price in pounds' }).fill('cheap')
      await added.getByRole('radio', { name: 'Milk: Contains', exact: true }).check()
      await added.getByRole('button', { name: 'The rest are free from' }).click()
      await expect(added.getByText('All 14 declared')).toBeVisible()
      await added.getByRole('checkbox', { name: 'Vegetarian' }).check()
      await added.getByLabel('Offer more options').selectOption('Choose your bread')
      await added.getByRole('button', { name: 'Save to draft' }).click()
      await expect(added.getByText('Enter a price such as 8.50, up to £1,000.')).toBeVisible()
      await expectAccessible(page, 'a new dish')
      troubles.expect(/\/menu\/photos 415$/)
      await addPhoto(page, added)
      await added.getByRole('textbox', { name: 'Price in pounds' }).fill('4.50')
      await added.getByRole('button', { name: 'Save to draft' }).click()
      await expect(added).toBeHidden()
      await expect(rowOf(page, 'Leek and potato soup')).toContainText('£4.50')
      await expect(bar).toContainText('3 changes not yet seen by customers')
      await expect(bar).toContainText('Saved as draft')
      await page.getByRole('searchbox', { name: 'Find a dish' }).fill('leek')
      // Of the dish that is found, and of its category.
      await expect(page.getByRole('button', { name: /^Move, copy or remove/ })).toHaveCount(2)
      await expectAccessibleAtEveryWidth(page, 'the menu editor')
      await expectNoSidewaysScrolling(page)
      await page.getByRole('searchbox', { name: 'Find a dish' }).fill('')
    })

    await test.step('the draft is looked at as customers would see it', async () => {
      await page.getByRole('link', { name: 'Preview' }).click()
      await expect(page.getByRole('status').first()).toContainText(
        'Preview: customers don’t see this yet',
      )
      await expect(dish(page, 'Leek and potato soup')).toContainText('£4.50')
      await expectAccessibleAtEveryWidth(page, 'the preview of a menu')
      await expectNoSidewaysScrolling(page)
      await dish(page, 'Leek and potato soup').getByRole('link').first().click()
      const opened = page.getByRole('dialog', { name: 'Leek and potato soup' })
      await opened.getByRole('radio', { name: /^White roll/ }).check({ force: true })
      await expect(opened).toContainText('£5.00 Nothing can be ordered in a preview.')
      await expectAccessible(page, 'a dish of a preview')
      await opened.getByRole('button', { name: 'Close' }).click()
      await expect(opened).toBeHidden()
      await page.getByRole('link', { name: 'Back to editing' }).click()
      await expect(bar).toContainText('3 changes not yet seen by customers')
    })

    await test.step('customers see it once it is published', async () => {
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toHaveCount(0)
      await publishMenu(page, 3)
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toContainText('£4.50')
      await expect(dish(customer, 'Leek and potato soup').locator('img')).toHaveCSS(
        'object-position',
        '50% 40%',
      )
      await openDish(customer, 'Leek and potato soup')
      const photo = customer.getByRole('img', { name: 'A green soup in a bowl' })
      await expect(photo.last()).toBeVisible()
      // Browsers of journeys load no pictures.
      const file = await customer.request.get((await photo.last().getAttribute('src')) ?? '')
      expect(file.headers()['content-type']).toBe('image/webp')
      await expectAccessible(customer, 'a dish with a photo')
      await expect(customer.getByRole('radio', { name: /^White roll/ })).toBeVisible()
    })

    await test.step('a new price waits in the draft, and moves by the keyboard alone', async () => {
      await rowOf(page, 'Leek and potato soup').click()
      const changed = page.getByRole('dialog', { name: 'Leek and potato soup' })
      await changed.getByRole('textbox', { name: 'Price in pounds' }).fill('5')
      await changed.getByRole('textbox', { name: 'Price for collection' }).fill('4.80')
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

    await test.step('a dish is archived, and one press puts it back', async () => {
      const soup = 'Leek and potato soup'
      await page.getByRole('button', { name: `Move, copy or remove ${soup}` }).click()
      const more = page.getByRole('dialog', { name: soup })
      await more.getByRole('button', { name: 'Archive' }).click()
      await expect(page.getByText(`${soup} is archived in the draft.`)).toBeVisible()
      await expect(rowOf(page, soup)).toHaveCount(0)
      await expect(bar).toContainText('1 change not yet seen by customers')
      await showPart(page, 'Archived')
      await expect(page.getByRole('listitem').filter({ hasText: soup })).toContainText(
        'It was in Soups',
      )
      await expectAccessibleAtEveryWidth(page, 'archived dishes')
      await expectNoSidewaysScrolling(page)
      await page.getByRole('button', { name: `Put back ${soup}` }).click()
      await expect(page.getByText('Nothing is archived.')).toBeFocused()
      await expect(bar).toContainText('1 change not yet seen by customers')
      await showPart(page, 'Dishes')
      await expect(rowOf(page, soup)).toContainText('£5.00')
    })

    await test.step('a time is chosen at which it is published, and taken back', async () => {
      await page.getByRole('button', { name: 'Review and publish' }).click()
      const review = page.getByRole('dialog', { name: 'Publish 1 change' })
      await review.getByRole('radio', { name: 'At a day and time' }).check({ force: true })
      const at = review.getByLabel('Day and time, in London')
      const chosen = await at.inputValue()
      await at.fill('2026-01-01T06:00')
      await review.getByRole('button', { name: 'Publish at this time' }).click()
      await expect(review).toContainText('Choose a day and time later than now')
      await at.fill(chosen)
      await review.getByRole('button', { name: 'Publish at this time' }).click()
      await expect(review).toBeHidden()
      await expect(
        page.getByText(/^This draft is published automatically on .+ at 06:00/),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Don’t publish it then' }).click()
      await expect(page.getByText(/^This draft is published automatically/)).toHaveCount(0)
    })

    // Of two changes to the same dish the later one is refused at first.
    troubles.expect(/\/menu\/draft\/edits 409$/)
    await test.step('what a colleague does meanwhile is not lost, nor what is typed', async () => {
      const context = await page.context().browser()?.newContext()
      const colleague = await context?.newPage()
      if (!context || !colleague) throw new Error('There is no second browser')
      await openStoreApp(colleague, calls, store)
      await visit(colleague, `/store-app/menu/edit?store=${store}`)
      await rowOf(colleague, 'Leek and potato soup').click()
      const theirs = colleague.getByRole('dialog', { name: 'Leek and potato soup' })
      await theirs.getByRole('textbox', { name: 'Price in pounds' }).fill('5.20')

      await rowOf(page, 'Leek and potato soup').click()
      const mine = page.getByRole('dialog', { name: 'Leek and potato soup' })
      await mine.getByRole('textbox', { name: 'Price in pounds' }).fill('5.10')
      await theirs.getByRole('button', { name: 'Save to draft' }).click()
      await expect(theirs).toBeHidden()
      await mine.getByRole('button', { name: 'Save to draft' }).click()
      await expect(mine.getByRole('alert')).toContainText('has changed this meanwhile.')
      await expect(mine.getByRole('textbox', { name: 'Price in pounds' })).toHaveValue('5.10')
      await mine.getByRole('button', { name: 'Save to draft' }).click()
      await expect(mine).toBeHidden()
      await expect(rowOf(page, 'Leek and potato soup')).toContainText('£5.10')
      await context.close()
      await publishMenu(page, 1)
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toContainText('£5.10')
      await visit(customer, `/restaurant/${store}?service=collection`)
      await expect(dish(customer, 'Leek and potato soup')).toContainText('£4.80')
      await addDish(customer, 'Leek and potato soup', { choices: ['Brown roll'] })
      const basket = await openBasket(customer)
      await pressLabel(basket.getByRole('radio', { name: 'Delivery' }))
      await expect(customer.getByText(/^Prices are different for delivery/)).toContainText(
        'Your items are now £5.10 (were £4.80).',
      )
    })

    await test.step('an earlier version is compared and restored', async () => {
      await page.getByRole('button', { name: 'Earlier versions' }).click()
      const versions = page.getByRole('dialog', { name: 'Versions of the menu' })
      await expect(versions.getByRole('listitem')).toHaveCount(3)
      await expect(versions.getByRole('listitem').first()).toContainText('Customers see this one')
      await expectAccessible(page, 'the versions of a menu')
      await versions.getByRole('button', { name: 'Compare any two versions' }).click()
      const compare = page.getByRole('dialog', { name: 'Compare versions' })
      const differing = compare.getByRole('table', { name: 'What differs' })
      await expect(differing).toContainText('Price for collection')
      await expect(differing.getByRole('row', { name: /^Price £/ })).toContainText('£4.50£5.10')
      await compare.getByLabel('Compare', { exact: true }).selectOption('Version 3')
      await expect(compare).toContainText('Both are the same.')
      await expectAccessible(page, 'two versions side by side')
      await compare.getByRole('button', { name: 'Back to the versions' }).click()
      await versions.getByRole('button', { name: /^Compare version 1 / }).click()
      const restore = page.getByRole('dialog', { name: 'Restore version 1?' })
      await expect(restore).toContainText('Customers would see 3 changes.')
      await expect(restore.getByRole('listitem').first()).toContainText('Soups Category removed')
      await restore.getByRole('button', { name: 'Restore version 1' }).click()
      await expect(page.getByText('Version 1 is restored. Customers see it now.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Soups' })).toHaveCount(0)
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Leek and potato soup')).toHaveCount(0)
    })

    await test.step('photos find their dishes by the names of their files', async () => {
      const names = await page.locator('.menu-row-name > b').allTextContents()
      await importPhotos(page, names)
      await expect(bar).toContainText('2 changes not yet seen by customers')
      await rowOf(page, names[0] ?? '').click()
      await expect(page.getByRole('dialog').getByText('Replace the photo')).toBeVisible()
    })
  },
)
