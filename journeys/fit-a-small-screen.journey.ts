import { findFood, chooseStore } from './doing/find-food.ts'
import { goToCheckout, openBasket } from './doing/basket.ts'
import { addDish } from './doing/choose-dishes.ts'
import { expectNoSidewaysScrolling } from './watching/sideways.ts'
import { expect, test } from './journey.ts'

/** 320 px is also what a desktop of 1280 px has left at 400 %, 640 px what it has at 200 %. */
for (const width of [320, 640])
  test(
    `Nothing scrolls sideways on ${width} px`,
    { tag: '@desktop' },
    async ({ page, calls, email }) => {
      await page.setViewportSize({ width, height: 700 })
      await findFood(page, 'e8 1aa')
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expectNoSidewaysScrolling(page)
      await chooseStore(page, 'Saffron Street Kitchen')
      await expectNoSidewaysScrolling(page)
      await addDish(page, 'Butter chicken', { choices: ['Medium', 'Garlic naan'] })
      await openBasket(page)
      await expectNoSidewaysScrolling(page)
      await goToCheckout(page)
      await expectNoSidewaysScrolling(page)
      const order = await calls.order({ store: 'pitta-patter', dish: 'Iskender', email })
      await page.goto(calls.pageOf(order))
      await expect(page.getByRole('timer')).toBeVisible()
      await expectNoSidewaysScrolling(page)
      await page.goto('/')
      await expectNoSidewaysScrolling(page)
    },
  )
