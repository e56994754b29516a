export type EnquiryKind = 'contact' | 'partner'

/** What was filled in, by the name of the field. */
export type EnquiryFields = Record<string, string>

export interface Enquiry {
  kind: EnquiryKind
  fields: EnquiryFields
}
