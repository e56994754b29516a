/** The sentences of the email that answers a message to the marketplace. */
export const answerTexts = {
  'enquiryAnswer.subject': 'Your message to {{marketplace}} ({{reference}})',
  'enquiryAnswer.preheader': '{{marketplace}} has answered you.',
  'enquiryAnswer.lead': 'Hello {{name}}.',
  'enquiryAnswer.heading': 'Our answer',
  'enquiryAnswer.more': 'Reply to this email if you need anything else.',
  'enquiryAnswer.wrote': 'You wrote',
  'enquiryAnswer.action': 'Reply',
  'enquiryAnswer.footer':
    'Sent by {{marketplace}} because you wrote to us with the form on our website.',
} as const
