/** The columns of a menu as a table, in the order of an export: a heading, and others that say the same. */
export const TABLE_COLUMNS = {
  kind: ['Kind', 'type', 'row type'],
  section: ['Section', 'category', 'menu section', 'menu category', 'course', 'heading'],
  name: ['Name', 'item', 'item name', 'dish', 'dish name', 'product', 'product name', 'title'],
  description: ['Description', 'details', 'desc', 'item description'],
  price: ['Price', 'cost', 'price gbp', 'price in pounds', 'unit price', 'item price', 'amount'],
  collectionPrice: [
    'Collection price',
    'price for collection',
    'price when collected',
    'pickup price',
  ],
  vat: ['VAT', 'vat rate', 'tax', 'tax rate'],
  kcal: ['Calories', 'kcal', 'calories kcal', 'energy'],
  contains: ['Contains', 'allergens', 'allergen', 'contains allergens'],
  may: ['May contain', 'may contain allergens', 'traces', 'may contain traces of'],
  free: ['Free from'],
  diets: ['Diets', 'diet', 'dietary', 'suitable for'],
  heat: ['Heat', 'spice', 'spicy', 'spiciness', 'chillies', 'chilli', 'spice level'],
  isPopular: ['Popular', 'favourite', 'bestseller', 'best seller'],
  isAgeRestricted: ['Age restricted', '18', '18+', 'over 18', 'challenge 25', 'alcohol'],
  optionGroups: ['Option groups', 'options', 'modifiers', 'modifier groups', 'extras', 'choices'],
  minimum: ['Choose at least', 'minimum', 'min'],
  maximum: ['Choose at most', 'maximum', 'max'],
  isMealUpgrade: ['Meal upgrade', 'makes a meal'],
  maximumQuantity: ['At most of each', 'quantity', 'maximum quantity'],
  opens: ['Opens', 'opens group'],
  id: ['ID', 'identifier'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type TableColumn = keyof typeof TABLE_COLUMNS

// The keys of a constant are its columns; TypeScript widens them to strings.
export const TABLE_COLUMN_NAMES = Object.keys(TABLE_COLUMNS) as TableColumn[]

/** What a row is of; a dish where nothing is said. */
export const ROW_KINDS = {
  dish: ['dish', '', 'item', 'product', 'food', 'drink'],
  section: ['section', 'category', 'heading'],
  optionGroup: ['option group', 'group', 'modifier group', 'options'],
  option: ['option', 'modifier', 'extra', 'choice'],
} as const satisfies Record<string, readonly [string, ...string[]]>
export type RowKind = keyof typeof ROW_KINDS

/** A heading or a word as it is compared: small letters, and spaces for everything else. */
export const comparedWord = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()

export const columnNamed = (heading: string): TableColumn | undefined =>
  keyNamed(TABLE_COLUMNS, heading, TABLE_COLUMN_NAMES)

export const rowKindNamed = (word: string): RowKind | undefined =>
  keyNamed(ROW_KINDS, word, ['dish', 'section', 'optionGroup', 'option'])

function keyNamed<Key extends string>(
  words: Record<Key, readonly string[]>,
  typed: string,
  keys: readonly Key[],
): Key | undefined {
  const compared = comparedWord(typed)
  return keys.find((key) => words[key].some((word) => comparedWord(word) === compared))
}
