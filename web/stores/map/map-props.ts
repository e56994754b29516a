import type { Address } from '#contract/address.ts'

/** What every map of the list shows, besides the stores. */
export interface MapProps {
  /** Where you are, as precisely as is known. */
  middle: Pick<Address, 'latitude' | 'longitude'>
  /** The name of the place whose middle is meant; null where you are known to the street. */
  around: string | null
}
