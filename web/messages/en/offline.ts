/** What is shown without a network, and of when it is. */
export const offline = {
  menu: 'This is the menu as of {{time}}.',
  list: 'This is the list as of {{time}}.',
  order: 'This is your order as of {{time}}.',
  orders: 'These are your orders as of {{time}}.',
  page: 'This is the page as of {{time}}.',
  pageTitle: 'You’re offline',
  pageText: 'This page opens when your connection is back.',
  tryAgain: 'Try again',
  menus: 'Menus you can read now',
  menusText: 'You can order from them when your connection is back.',
} as const
