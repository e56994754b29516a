/** Finding a restaurant's kitchen in the register of food hygiene ratings. */
export const findKitchen = {
  title: 'Find the food hygiene rating',
  text: 'We look in the Food Standards Agency’s register at the restaurant’s postcode. Nobody can type a rating.',
  name: 'Name of the kitchen',
  nameMissing: 'Enter a name to search for.',
  search: 'Search',
  searching: 'Searching',
  found: 'Kitchens in the register',
  none: 'No kitchen with this name at this postcode. Try one word of the name the council knows.',
  choose: 'Choose',
  chooseOf: 'Choose {{name}}, {{rating}}',
  choosing: 'Saving',
  chosen: 'The food hygiene rating is linked',
  close: 'Close',
} as const
