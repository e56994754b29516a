import type { ENQUIRY_ASSIGNEES } from '#contract/operator/enquiries.ts'
import type { EnquiryState } from '#rules/enquiries/enquiry-state.ts'
import { addStaffCalls } from '#web/calls/staff/staff-api.ts'

export interface EnquiriesWanted {
  state: EnquiryState
  assignee: (typeof ENQUIRY_ASSIGNEES)[number]
  search: string
}

const pageSize = 30
const changing = { invalidatesTags: ['Enquiries' as const] }

const enquiryApi = addStaffCalls(({ query, pagesBy, mutation }) => ({
  listEnquiries: pagesBy('listEnquiries', ({ state, assignee, search }: EnquiriesWanted) => ({
    query: { limit: pageSize, state, assignee, ...(search && { search }) },
  })),
  getEnquiry: query('getEnquiry', { providesTags: ['Enquiries'] }),
  answerEnquiry: mutation('answerEnquiry', changing),
  actOnEnquiry: mutation('actOnEnquiry', changing),
  addEnquiryNote: mutation('addEnquiryNote', changing),
}))

export const {
  useListEnquiriesInfiniteQuery,
  useGetEnquiryQuery,
  useAnswerEnquiryMutation,
  useActOnEnquiryMutation,
  useAddEnquiryNoteMutation,
} = enquiryApi
