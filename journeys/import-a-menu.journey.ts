import { openBasket, line } from './doing/basket.ts'
import { addAtOnce, dish, openDish } from './doing/choose-dishes.ts'
import { findFood } from './doing/find-food.ts'
import { openStoreApp } from './doing/staff/store-app.ts'
import { visit } from './doing/visit.ts'
import { expect, test, type Page } from './journey.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './watching/accessibility.ts'
import { expectNoSidewaysScrolling } from './watching/sideways-scrolling.ts'

// Another try begins with the menu as it was.
test.use({ clock: 'own' })

const store = 'neon-dumpling'

const HEADINGS = 'Kind,Category,Item,Description,Cost,Allergens,Diets,Options,Supplier'
const GOOD_ROWS = [
  'dish,Rolls,Salmon roll,Six pieces,£6.50,fish; soya,,Dips,A',
  'dish,Rolls,Avocado roll,Six pieces,£5.00,soya,vegan,Dips,A',
  'dish,Drinks,Green tea,,£2.20,,vegan,,B',
  'option,Dips,Wasabi,,0,mustard,,,',
  'option,Dips,Spicy mayo,,0.60,eggs,,,',
]
const FAULTY_ROWS = [
  'dish,Rolls,Salmon roll,Six pieces,lots,fish; soya,,Dips,A',
  'dish,Rolls,Avocado roll,Six pieces,£5.00,soyabean curd,vegan,Dips,A',
  'dish,Drinks,Green tea,,,,vegan,Sugars,B',
  ...GOOD_ROWS.filter((row) => row.startsWith('option')),
]

const sheet = (rows: readonly string[]) => ({
  name: 'menu.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADINGS, ...rows].join('\r\n')),
})

test(
  'A restaurant without a menu imports a sheet, puts it right, and customers order from it',
  { tag: '@phone' },
  async ({ page, calls, storeApp: customer, troubles }) => {
    troubles.expect(/\/menu\/import\?mode=add 4\d\d$/)
    troubles.expect(/\/menu\/draft 409$/)
    await calls.emptyMenu(store)
    await openStoreApp(page, calls, store)
    await visit(page, `/store-app/menu/edit?store=${store}`)
    await expect(page.getByRole('heading', { name: 'Your menu is empty' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add the first category' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page, 'an empty menu')
    const dialog = page.getByRole('dialog', { name: 'Menu as a file' })
    const file = dialog.getByLabel('Choose a file or drop it here')

    await test.step('a file that is no menu is refused in one sentence', async () => {
      await page.getByRole('button', { name: 'Import a menu' }).click()
      await file.setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
      await expect(dialog.getByRole('alert')).toHaveText('This file is empty. Choose another one.')
      await expectAccessible(page, 'a file that is refused')
      await dialog.getByText('How to fill in a spreadsheet').click()
      await expect(dialog.getByText('In pounds, such as 8.50.')).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'how to fill in a spreadsheet')
      await expectNoSidewaysScrolling(page)
    })

    await test.step('what is wrong is said by row and column, and nothing is imported', async () => {
      await file.setInputFiles(sheet(FAULTY_ROWS))
      await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
      await expect(dialog.getByRole('listitem')).toHaveText([
        'Row 2, Cost“lots” isn’t a price. Enter one such as 8.50.',
        'Row 3, Allergens“soyabean curd” isn’t one of the 14 allergens. Check its spelling.',
        'Row 4, CostEnter a price. A new dish needs one.',
        'Row 4, OptionsThere are no options called “Sugars”. Add them to the file, or check the spelling.',
      ])
      await expect(dialog.getByText('This column isn’t read: Supplier.')).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
      await expectAccessibleAtEveryWidth(page, 'what is wrong in a file')
      await dialog.getByRole('button', { name: 'Choose another file' }).click()
    })

    await test.step('the corrected file is previewed, confirmed, added to and published', async () => {
      await file.setInputFiles(sheet(GOOD_ROWS))
      await expect(dialog.getByText('6 added')).toBeVisible()
      await expectAccessibleAtEveryWidth(page, 'what a file changes')
      await dialog.getByRole('button', { name: 'Import 6 changes' }).press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Imported into the draft.')).toBeVisible()

      await page.getByRole('button', { name: 'Add a dish to Drinks' }).click()
      const added = page.getByRole('dialog', { name: 'New dish' })
      await added.getByRole('textbox', { name: 'Name' }).fill('Yuzu lemonade')
      await added.getByRole('textbox', { name: 'Price in pounds' }).fill('3')
      await added.getByRole('button', { name: 'Save to draft' }).click()
      await expect(added).toBeHidden()
      await page.getByRole('button', { name: 'Review and publish' }).click()
      await page.getByRole('button', { name: 'Publish 7 changes now' }).click()
      await expect(page.getByText('Published. Customers see the new menu now.')).toBeVisible()
    })

    await test.step('a customer sees it and puts it into a basket', async () => {
      await findFood(customer, 'W1D 6JB')
      await visit(customer, `/restaurant/${store}`)
      await addAtOnce(customer, 'Yuzu lemonade')
      await expect(line(await openBasket(customer), 'Yuzu lemonade')).toBeVisible()
      await visit(customer, `/restaurant/${store}`)
      await expect(dish(customer, 'Salmon roll')).toContainText('£6.50')
      await openDish(customer, 'Salmon roll')
      await expect(customer.getByRole('checkbox', { name: /^Spicy mayo/ })).toBeVisible()
    })

    await test.step('the same file again changes nothing, nor does what is downloaded', async () => {
      const open = () => page.getByRole('button', { name: 'Import or download' }).click()
      await open()
      await file.setInputFiles(sheet(GOOD_ROWS))
      await expect(dialog.getByRole('heading', { name: /^Nothing changes/ })).toBeFocused()
      await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
      for (const format of ['CSV', 'XLSX', 'JSON']) {
        await dialog.getByRole('button', { name: 'Choose another file' }).click()
        const path = await download(page, format)
        await dialog.getByRole('radio', { name: /^Replace the menu/ }).check({ force: true })
        await file.setInputFiles(path)
        await expect(dialog.getByRole('heading', { name: /^Nothing changes/ })).toBeVisible()
      }
    })

    await test.step('what a colleague does meanwhile is not lost', async () => {
      await dialog.getByRole('button', { name: 'Choose another file' }).click()
      await expectAccessible(page, 'the choice of a file')
      await file.setInputFiles(sheet(GOOD_ROWS.slice(0, 1)))
      await expect(dialog.getByText('are removed from the menu.')).toBeVisible()
      await calls.publishDish(store, 'Green tea', { pricePence: 250 })
      await dialog.getByRole('button', { name: /^Import \d+ changes/ }).click()
      await expect(dialog.getByText('Someone else has changed the menu meanwhile')).toBeVisible()
      await expectAccessible(page, 'a menu that has changed meanwhile')
      await dialog.getByRole('button', { name: 'Compare again' }).click()
      await expect(dialog.getByRole('button', { name: /^Import \d+ changes/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('£2.50')).toBeVisible()
    })
  },
)

/** The path of the menu as a file. */
async function download(page: Page, format: string): Promise<string> {
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: format, exact: true }).click()
  const file = await downloaded
  const path = test.info().outputPath(file.suggestedFilename())
  await file.saveAs(path)
  return path
}
