import type { BasketPlace } from './basket-acts.ts'
import type { BasketActs } from './use-basket-acts.ts'
import type { useServiceChoice } from './use-service-choice.ts'

/** Whose times, the one chosen so far, and how to choose another. */
export interface ServiceTimeProps {
  place: BasketPlace
  choice: ReturnType<typeof useServiceChoice>
  acts: Pick<BasketActs, 'chooseTime'>
}
