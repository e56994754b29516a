/** The sentences of emails to those who work at a restaurant, about what nobody has looked at. */
export const staffTexts = {
  'staff.waiting.subject': 'Order {{number}} is waiting for an answer',
  'staff.waiting.preheader': 'Answer by {{deadline}}, or it will be declined automatically.',
  'staff.waiting.lead': 'Nobody at {{store}} has answered this order yet.',
  'staff.waiting.heading': 'Answer order {{number}} by {{deadline}}',
  'staff.waiting.next':
    'Accept or decline it in the store app. If nobody does by {{deadline}}, it will be declined automatically.',

  'staff.unattended.subject': '{{store}}: nobody has the store app open',
  'staff.unattended.preheader': 'You’re taking orders. Open the store app so that none is missed.',
  'staff.unattended.lead': '{{store}} is taking orders, but no device has the store app open.',
  'staff.unattended.heading': 'No device connected since {{seen}}',
  'staff.unattended.next':
    'Check that the tablet or phone in the kitchen is on and connected to the internet, and open the store app. If nobody answers an order in time, it will be declined automatically.',
  'staff.unattended.footer':
    'Sent to the owners of {{store}} on {{marketplace}}. Owners and managers choose what happens, under Store, then Settings.',

  'staff.unattendedPaused.subject': '{{store}} is paused until {{until}}',
  'staff.unattendedPaused.preheader':
    'No device had the store app open. Open it to take orders again.',
  'staff.unattendedPaused.lead':
    'No device has had the store app open since {{seen}}, so we’ve paused {{store}} as you chose.',
  'staff.unattendedPaused.heading': 'Paused until {{until}}',
  'staff.unattendedPaused.next':
    'Customers can’t order until then. To take orders sooner, open the store app and press “Take orders again”.',

  'staff.footer':
    'Sent to everyone who works at {{store}} on {{marketplace}}. Owners and managers choose when, under Store, then Settings.',
} as const
