/** What a route tells the frame around it: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** The header shows where the food goes, and lets it be changed. */
  showsPlace?: boolean
}
