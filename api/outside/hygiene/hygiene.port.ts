import type { HygieneRating } from '#rules/stores/hygiene.ts'

/** A kitchen in the register of the Food Standards Agency. */
export interface Establishment {
  /** The agency's number for it. */
  id: number
  name: string
  /** In one line, without the postcode; empty where it is private. */
  address: string
  postCode: string
  rating: HygieneRating
  /** YYYY-MM-DD; null: not inspected. */
  inspectedOn: string | null
}

/** The register of food hygiene ratings. Both reject with HygieneUnavailable when it can't be read. */
export interface HygienePort {
  /** Kitchens by their name and postcode, at most 20; of those whose rating is unknown none. */
  find(search: { name: string; postCode: string }): Promise<Establishment[]>
  /** Null: the register has none of this number, or with a rating that nobody knows. */
  read(id: number): Promise<Establishment | null>
}

/** The register is slow or away. */
export class HygieneUnavailable extends Error {}
