import type { Coordinates } from '#rules/address/distance.ts'
import type { Sector } from '#rules/delivery/zone-coverage.ts'

/** A place with its address parts, spelled as they are sent to the client. */
export type Place = {
  /** Stable id of the place for this driver; `details` accepts it later. */
  placeId: string
  /** One line as a person writes it; its last two comma-separated parts are town and country. */
  address: string
  city: string
  /** The district people would name; the town itself if no smaller name is known. */
  area: string
  /** As precise as the place is: "E8 1AA", "E8 1" or "E8". */
  postCode: string
  country: string
  latitude: number
  longitude: number
}

export type Suggestion = {
  placeId: string
  /** What to show and what to put into the field: "E8 1AA, Hackney, London". */
  label: string
  /** Distinguishes places of one name ("Isle of Wight"); empty if unnecessary. */
  secondary: string
}

/** One typing session and its choice, as the client identifies it; a service may bill it as one. */
export type MapsSession = { sessionToken?: string | undefined }

/** What is known of all postcodes. */
export type PostcodeSectors = {
  /**
   * Every postcode sector by its middle, and how many whole postcodes it has; an outward code where
   * its sectors are not known. Some ten thousand.
   */
  sectors(): Sector[]
}

/**
 * Where places come from. UK only. Every call answers empty (`[]` or `null`) for something it does not know,
 * and throws ADDRESS_API_ERROR only when the service behind it fails.
 */
export type MapsPort = {
  /** Places for unfinished typing, best first. Fewer than 2 characters suggest nothing. */
  suggest(input: string, options: { limit: number } & MapsSession): Promise<Suggestion[]>
  /** The one place of a finished text. */
  place(search: string): Promise<Place | null>
  /** The address parts of a chosen suggestion. */
  details(placeId: string, session?: MapsSession): Promise<Place | null>
  /** The place at a coordinate, as precise as is known; null in the sea and abroad. */
  at(coordinates: Coordinates): Promise<Place | null>
}
