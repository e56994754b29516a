import type { Coordinates } from '#rules/address/distance.ts'

/** Postcodes to unit precision, where an operator has imported them. */
export type UnitPostcodes = {
  /** Where a whole postcode ("E8 1AA") is; null for one that is not known. */
  find(postCode: string): Promise<Coordinates | null>
  /** The nearest postcode to a point; null when none is known within reach. */
  nearest(point: Coordinates): Promise<({ postCode: string } & Coordinates) | null>
}

/** What is known before anything was imported. */
export const NO_UNIT_POSTCODES: UnitPostcodes = {
  find: async () => null,
  nearest: async () => null,
}
