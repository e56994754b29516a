import type { BasketPlace } from '#web/cart/basket/basket-commands.ts'
import type { BasketActs } from '#web/cart/basket/use-basket-commands.ts'
import type { useServiceChoice } from './use-service-choice.ts'

/** Whose times, the one chosen so far, and how to choose another. */
export interface ServiceTimeProps {
  place: BasketPlace
  choice: ReturnType<typeof useServiceChoice>
  acts: Pick<BasketActs, 'chooseTime'>
}
