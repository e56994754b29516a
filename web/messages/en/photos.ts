/** Photos that people send with what they write. */
export const photos = {
  add: 'Add a photo',
  addAnother: 'Add another',
  hint: 'Up to {{maximum}} photos. We remove where and when they were taken.',
  remove: 'Remove photo {{number}}',
  stop: 'Stop sending {{name}}',
  sending: 'Sending {{name}}',
  picture: 'Your photo {{number}}',
  added: 'Photo added. {{count}} of {{maximum}}.',
  removed: 'Photo removed.',
  failed: '{{name}}: {{problem}}',
  tooMany: 'You can add up to {{maximum}} photos. We left out the rest.',

  photo: 'Photo {{number}} of {{count}}',
  open: 'Show photo {{number}} of {{count}} larger',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
} as const
