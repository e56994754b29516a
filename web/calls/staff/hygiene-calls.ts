import { cacheStore } from './partner-calls.ts'
import { addStaffCalls } from './staff-api.ts'

const hygieneApi = addStaffCalls(({ query, mutation }) => ({
  findEstablishments: query('findEstablishments', { keepUnusedDataFor: 0 }),
  linkEstablishment: mutation('linkEstablishment', cacheStore),
}))

export const { useLazyFindEstablishmentsQuery, useLinkEstablishmentMutation } = hygieneApi
