/** The hearts on restaurants, and the page of those that have one. */
export const favourites = {
  heart: 'Add {{store}} to favourites',
  added: '{{store}} is in your favourites.',
  pageTitle: 'Your favourites · {{marketplace}}',
  description: 'The restaurants you like best, in one place.',
  title: 'Your favourites',
  list: 'Restaurants',
  loading: 'Loading your favourites',
  failedTitle: 'We can’t load your favourites',
  emptyTitle: 'No favourites yet',
  emptyText: 'Press the heart on a restaurant you like, and you’ll find it here next time.',
  findFood: 'Find food',
  more: 'Show more',
  loadingMore: 'Loading more',
} as const
