/** The sentences of emails to those who work at a restaurant, about what nobody has looked at. */
export const staffTexts = {
  'staff.waiting.subject': 'Order {{number}} is waiting for an answer',
  'staff.waiting.preheader': 'Answer by {{deadline}}, or it will be declined automatically.',
  'staff.waiting.lead': 'Nobody at {{store}} has answered this order yet.',
  'staff.waiting.heading': 'Answer order {{number}} by {{deadline}}',
  'staff.waiting.next':
    'Accept or decline it in the store app. If nobody does by {{deadline}}, it will be declined automatically.',
  'staff.footer':
    'Sent to everyone who works at {{store}} on {{marketplace}}. Owners and managers choose when, under Store, then Settings.',
} as const
