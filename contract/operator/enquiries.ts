import { z } from 'zod'
import { ENQUIRY_ACTS, ENQUIRY_STATES } from '#rules/enquiries/enquiry-state.ts'
import { call } from '#contract/call.ts'
import {
  idCursor,
  id,
  instant,
  optionalLine,
  optionalText,
  page,
  requiredLines,
  wholeNumber,
} from '#contract/fields.ts'
import { dataAccess } from './data-access.ts'

/** Somebody of the marketplace; the name of a deleted account is null. */
const operator = z.object({ id, name: z.string() })

/** A message in the list of the console. */
export const listedEnquiry = z.object({
  id,
  /** Its short name in emails and in the audit log. */
  reference: z.string(),
  state: z.enum(ENQUIRY_STATES),
  name: z.string(),
  email: z.string(),
  /** As it was typed; empty: it is about none. */
  orderNumber: z.string(),
  message: z.string(),
  sentAt: instant,
  assignee: operator.nullable(),
})
export type ListedEnquiry = z.output<typeof listedEnquiry>

/** A message with all that was done about it, in its order. */
export const enquiry = listedEnquiry.extend({
  version: z.int(),
  /** The customer with this email address; null: there is no such account. */
  customerId: id.nullable(),
  entries: z.array(
    z.object({
      id,
      act: z.enum(ENQUIRY_ACTS),
      /** Null: an account that was deleted. */
      by: z.string().nullable(),
      text: z.string(),
      at: instant,
    }),
  ),
  accesses: z.array(dataAccess),
})
export type Enquiry = z.output<typeof enquiry>

/** Whose messages: of anybody, of the operator who asks, or of nobody yet. */
export const ENQUIRY_ASSIGNEES = ['anyone', 'me', 'nobody'] as const

const forOperators = { permission: 'operator', operatorPermission: 'enquiries' } as const
const named = z.object({ enquiryId: id })
const errors = ['NONEXISTING_ENQUIRY', 'ENQUIRY_HAS_CHANGED'] as const

export const listEnquiries = call({
  id: 'listEnquiries',
  method: 'GET',
  path: '/operator/enquiries',
  summary:
    'Messages of the contact form: open ones with the longest waiting first, others with the latest first',
  ...forOperators,
  query: z.object({
    state: z.enum(ENQUIRY_STATES).default('open'),
    assignee: z.enum(ENQUIRY_ASSIGNEES).default('anyone'),
    /** What was typed: three characters or more, unless it is empty. */
    search: optionalLine(100),
    cursor: idCursor,
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: page(listedEnquiry).extend({ open: z.int() }),
  errors: [],
})

export const getEnquiry = call({
  id: 'getEnquiry',
  method: 'GET',
  path: '/operator/enquiries/:enquiryId',
  summary: 'A message of the contact form; that it was read is recorded',
  ...forOperators,
  params: named,
  output: enquiry,
  errors: ['NONEXISTING_ENQUIRY'],
})

export const answerEnquiry = call({
  id: 'answerEnquiry',
  method: 'POST',
  path: '/operator/enquiries/:enquiryId/answer',
  summary: 'Answers a message by email; the reply goes to the marketplace’s contact address',
  ...forOperators,
  params: named,
  body: z.strictObject({ text: requiredLines(5000), version: wholeNumber }),
  output: enquiry,
  errors,
})

export const actOnEnquiry = call({
  id: 'actOnEnquiry',
  method: 'POST',
  path: '/operator/enquiries/:enquiryId/acts',
  summary: 'Takes, releases, closes or reopens a message',
  ...forOperators,
  params: named,
  body: z.strictObject({
    act: z.enum(ENQUIRY_ACTS).exclude(['answer', 'note']),
    /** Why, for colleagues. */
    text: optionalText(1000),
    /** Of what the operator saw. */
    version: wholeNumber,
  }),
  output: enquiry,
  errors,
})

export const addEnquiryNote = call({
  id: 'addEnquiryNote',
  method: 'POST',
  path: '/operator/enquiries/:enquiryId/notes',
  summary: 'Adds a note to a message, which only operators read',
  ...forOperators,
  params: named,
  body: z.strictObject({ text: requiredLines(1000) }),
  output: enquiry,
  errors: ['NONEXISTING_ENQUIRY'],
})

export const enquiryInboxCalls = {
  listEnquiries,
  getEnquiry,
  answerEnquiry,
  actOnEnquiry,
  addEnquiryNote,
}
