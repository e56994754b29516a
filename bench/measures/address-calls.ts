import { readGazetteer } from '../server/places.ts'
import { measureRate, type Rate } from '../clients/call-rate.ts'
import { typedInputs } from '../clients/typed-inputs.ts'

export interface CallFigures {
  name: string
  alone: Rate
  together: Rate
}

const INPUTS = 8000
const NOT_FOUND = 404
const WARM_SECONDS = 2

/** Suggestions, places and districts for what people type and where they are. */
export async function measureAddressCalls(url: string, seconds: number): Promise<CallFigures[]> {
  const { codes, sectors } = readGazetteer()
  const inputs = typedInputs(
    codes,
    sectors.map(({ sector }) => sector),
    INPUTS,
  )
  const at = (position: { latitude: number; longitude: number }) => ({
    latitude: String(position.latitude),
    longitude: String(position.longitude),
  })
  const calls = {
    suggestion: inputs.unfinished.map((input) => pathOf('suggestions', { input })),
    'place, by text': inputs.finished.map((search) => pathOf('place', { search })),
    'place, by coordinate': inputs.positions.map((position) => pathOf('place', at(position))),
    district: inputs.positions.map((position) => pathOf('district', at(position))),
  }
  const figures: CallFigures[] = []
  for (const [name, paths] of Object.entries(calls))
    figures.push({ name, ...(await measureAloneAndTogether(url, paths, seconds)) })
  return figures
}

const pathOf = (call: string, query: Record<string, string>) =>
  `/api/v1/address/${call}?${new URLSearchParams(query)}`

/** One at a time, and 16 at once, after a warm-up. */
export async function measureAloneAndTogether(
  url: string,
  paths: readonly string[],
  seconds: number,
): Promise<{ alone: Rate; together: Rate }> {
  const asking = { paths, refusals: [NOT_FOUND] }
  await measureRate(url, { ...asking, atOnce: 16, seconds: Math.min(WARM_SECONDS, seconds) })
  return {
    alone: await measureRate(url, { ...asking, atOnce: 1, seconds }),
    together: await measureRate(url, { ...asking, atOnce: 16, seconds }),
  }
}
