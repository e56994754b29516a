/** What the staff of a store read about a customer's allergy. */
export const storeAllergies = {
  allergy: 'Allergy: {{allergens}}',
  allergyNote: 'Allergy note',
  allergyContains: 'Contains it: {{dishes}}.',
  allergyMay: 'May contain it: {{dishes}}.',
  allergyNotDeclared: 'Not declared: {{dishes}}.',
  allergyDiscussed: '{{name}} spoke with the customer.',
  discussTitle: 'Speak with the customer of order {{number}}',
  discussHint:
    'A dish in this order contains what the customer can’t eat. Ring them and agree what to do before you accept.',
  ringNumber: 'Ring {{phone}}',
  discussedBy: 'Who spoke with the customer? (required)',
  discussedByHint: 'Your name. It’s stored with the order and printed on the ticket.',
  discussedByMissing: 'Enter who spoke with the customer.',
  discussAccept: 'We’ve spoken, accept',
} as const
