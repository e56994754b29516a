import type { MapsPort, Suggestion } from '#api/outside/maps/maps.port.ts'

/** What fits under a field on a phone without scrolling. */
const SUGGESTIONS = 5

/** Places for unfinished typing, best first; an empty list when nothing is like it. */
export async function suggestPlaces(
  maps: MapsPort,
  { input, sessionToken }: { input: string; sessionToken?: string | undefined },
): Promise<{ items: Suggestion[] }> {
  return { items: await maps.suggest(input, { limit: SUGGESTIONS, sessionToken }) }
}
