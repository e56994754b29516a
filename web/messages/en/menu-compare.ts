/** What staff read while they compare two versions of a menu. */
export const menuCompare = {
  open: 'Compare any two versions',
  title: 'Compare versions',
  before: 'Compare',
  after: 'with',
  draft: 'The draft',
  same: 'Both are the same.',
  caption: 'What differs between {{before}} and {{after}}',
  fact: 'What',
  kind: { category: 'category', product: 'dish', optionGroup: 'options' },
  onMenu: 'On the menu',
  standing: { yes: 'yes', no: 'no', archived: 'archived' },
  place: 'Place',
  differs: 'They differ',
} as const
