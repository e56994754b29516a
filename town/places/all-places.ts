import type { PlaceSource } from '#town/stores/store-source.ts'
import { botanic } from './botanic.ts'
import { cathays } from './cathays.ts'
import { fallowfield } from './fallowfield.ts'
import { hackney } from './hackney.ts'
import { headingley } from './headingley.ts'
import { newington } from './newington.ts'
import { redland } from './redland.ts'
import { soho } from './soho.ts'

/** Where the demonstration takes place. */
export const PLACES: readonly PlaceSource[] = [
  hackney,
  soho,
  fallowfield,
  headingley,
  redland,
  cathays,
  newington,
  botanic,
]
