import {
  JOINING_STAGES,
  WAITS_FOR,
  type JoiningStage,
  type WaitsFor,
} from '#rules/stores/joining-stage.ts'
import { RESTAURANT_LISTS, type RestaurantList } from '#rules/stores/store-lifecycle.ts'

/** Which restaurants are listed, as the address of the page says. */
export interface ChosenList {
  /** `declined` are applications. */
  list: RestaurantList | 'declined'
  /** Of those that join. */
  stage?: JoiningStage | undefined
  waitsFor?: WaitsFor | undefined
}

const LISTS = [...RESTAURANT_LISTS, 'declined'] as const

/** What an address says; null: it names no list. */
export function chosenOf(query: URLSearchParams): ChosenList | null {
  const list = LISTS.find((each) => each === query.get('list'))
  if (!list) return null
  if (list !== 'joining') return { list }
  const stage = JOINING_STAGES.find((each) => each === query.get('stage'))
  const waitsFor = WAITS_FOR.find((each) => each === query.get('waitsFor'))
  return { list, stage, waitsFor }
}

/** The part of an address that says it. */
export const queryOf = (chosen: ChosenList): Record<string, string> => ({
  list: chosen.list,
  ...(chosen.stage && { stage: chosen.stage }),
  ...(chosen.waitsFor && { waitsFor: chosen.waitsFor }),
})
