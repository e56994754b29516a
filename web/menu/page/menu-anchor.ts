/** Where the menu begins on its store's page. */
export const MENU_ANCHOR = 'menu'
