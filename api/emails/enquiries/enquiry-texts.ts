/** The sentences of the email that passes a message on to the marketplace. */
export const enquiryTexts = {
  'enquiry.contact.subject': '{{name}} wrote to you',
  'enquiry.contact.lead': 'Someone has sent a message through the contact form.',
  'enquiry.partner.subject': '{{restaurant}} would like to join',
  'enquiry.partner.lead': 'A restaurant would like to join.',
  'enquiry.from': 'From',
  'enquiry.field.restaurant': 'Restaurant',
  'enquiry.field.name': 'Name',
  'enquiry.field.email': 'Email',
  'enquiry.field.phone': 'Phone',
  'enquiry.field.postCode': 'Postcode',
  'enquiry.field.orderNumber': 'Order',
  'enquiry.answer': 'Reply by email',
  'enquiry.open': 'Answer it in the console',
  'enquiry.footer': 'Sent from a form on {{marketplace}}. The sender typed everything above.',
} as const
