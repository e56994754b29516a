import { z } from 'zod'
import { hygieneRatingOf, isInspected } from '#rules/stores/hygiene.ts'
import { HygieneUnavailable, type Establishment, type HygienePort } from './hygiene.port.ts'

const FOUND_MAXIMUM = 20
const TIMEOUT_MS = 5000

const text = z
  .string()
  .nullish()
  .transform((given) => given?.trim() ?? '')

const establishment = z.object({
  FHRSID: z.int(),
  BusinessName: z.string(),
  AddressLine1: text,
  AddressLine2: text,
  AddressLine3: text,
  AddressLine4: text,
  PostCode: text,
  RatingValue: z.string(),
  RatingDate: text,
})
const found = z.object({ establishments: z.array(z.unknown()) })

/**
 * The Food Hygiene Rating Scheme's API, version 2, which needs no key. `url` is without a slash at the end.
 * https://api.ratings.food.gov.uk/help
 */
export function createFhrs({
  url,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string
  timeoutMs?: number
}): HygienePort {
  const ask = async (path: string): Promise<unknown> => {
    const headers = { accept: 'application/json', 'x-api-version': '2' }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await fetch(`${url}${path}`, { headers, signal, redirect: 'error' })
      if (answer.status === 404) return null
      if (!answer.ok) throw new HygieneUnavailable(`The register answered ${answer.status}`)
      return await answer.json()
    } catch (error) {
      if (error instanceof HygieneUnavailable) throw error
      throw new HygieneUnavailable('The register did not answer', { cause: error })
    }
  }
  return {
    async find({ name, postCode }) {
      const query = new URLSearchParams({
        name,
        address: postCode,
        pageNumber: '1',
        pageSize: String(FOUND_MAXIMUM),
      })
      const read = found.safeParse(await ask(`/Establishments?${query}`))
      if (!read.success) throw new HygieneUnavailable('The register answered without kitchens')
      return read.data.establishments.slice(0, FOUND_MAXIMUM).flatMap((each) => {
        const known = establishmentOf(each)
        return known ? [known] : []
      })
    },
    async read(id) {
      const answer = await ask(`/Establishments/${id}`)
      if (answer === null) return null
      const known = establishmentOf(answer)
      return known?.id === id ? known : null
    },
  }
}

/** Null: not a kitchen, or with a rating that nobody knows. */
function establishmentOf(answer: unknown): Establishment | null {
  const read = establishment.safeParse(answer)
  if (!read.success) return null
  const { data } = read
  const rating = hygieneRatingOf(data.RatingValue)
  if (rating === null) return null
  const lines = [data.AddressLine1, data.AddressLine2, data.AddressLine3, data.AddressLine4]
  return {
    id: data.FHRSID,
    name: data.BusinessName.trim(),
    address: lines.filter((line) => line !== '').join(', '),
    postCode: data.PostCode,
    rating,
    inspectedOn: isInspected(rating) ? dateIn(data.RatingDate) : null,
  }
}

/** `2026-02-03T00:00:00`; the register has a date of 1901 where it has none. */
function dateIn(instant: string): string | null {
  const [date = ''] = instant.split('T')
  return z.iso.date().safeParse(date).success && date >= '1990' ? date : null
}
