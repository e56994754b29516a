/** What staff read while they look at a drafted menu as customers would see it. */
export const menuPreview = {
  pageName: 'Preview of the menu',
  loading: 'Loading the preview',
  failed: 'We can’t load the preview at the moment. Try again.',
  notAllowed: 'Only owners and managers can look at the draft.',
  back: 'Back to editing',
  draft: 'Preview: customers don’t see this yet',
  published: 'Nothing is drafted: customers see this menu',
  service: 'As customers see it for',
  services: { delivery: 'Delivery', collection: 'Collection' },
  dishFailed: 'We can’t load this dish at the moment.',
  tryAgain: 'Try again',
  noOrder: 'Nothing can be ordered in a preview.',
} as const
