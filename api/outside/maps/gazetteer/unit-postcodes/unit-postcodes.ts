import type { Coordinates } from '#rules/address/distance.ts'

/** A whole postcode, spelled "E8 1AA", and its position. */
export type UnitPostcode = { postCode: string } & Coordinates

/** Postcodes to unit precision, where an operator has imported them. */
export type UnitPostcodes = {
  /** The position of a whole postcode ("E8 1AA"); null for an unknown one. */
  find(postCode: string): Promise<Coordinates | null>
  /** The nearest postcode to a point; null when none is known within reach. */
  nearest(point: Coordinates): Promise<UnitPostcode | null>
  /**
   * The postcodes that start with a text in their own spelling ("E8 1A", or "E8 " for a whole outward code),
   * in alphabetical order, at most `maximum` of them.
   */
  beginning(prefix: string, limit: number): Promise<UnitPostcode[]>
}

/** Used before anything was imported. */
export const NO_UNIT_POSTCODES: UnitPostcodes = {
  find: async () => null,
  nearest: async () => null,
  beginning: async () => [],
}
