/** What a dish is drawn on. A napkin and a doily are laid without food. */
export type Vessel =
  | 'plate'
  | 'enamel'
  | 'board'
  | 'slate'
  | 'paper'
  | 'karahi'
  | 'bowl'
  | 'dip'
  | 'bare'
  | 'napkin'
  | 'doily'

/** A drawn dish, or a laid place without food that shows the dish's initial. */
export interface DishPicture {
  /** The name of a drawing; null for a sauce in its dip, or where no food is drawn. */
  picture: string | null
  vessel: Vessel
  /** The colour of the sauce, `#RRGGBB`. */
  dip?: string | undefined
  initial?: string | undefined
}

/** What a dish is pictured by. */
export interface PicturedDish {
  name: string
  categoryName: string
  isBundle: boolean
  /** What the kitchen would serve it on, and the colour of its sauce. */
  art: DishPicture | null
}

interface Drawing {
  picture: string | null
  vessel: Vessel
  /** Names that say the dish looks as drawn: without accents, in lower case, up to a comma. */
  pattern: RegExp
  /** Names that say the dish looks different. */
  unless?: RegExp
}

/**
 * Each drawing with the names it is true of. Everything visible in a drawing has to be in the dish:
 * the hamburger has cheese, the taco and the burrito have meat, the pancakes have butter.
 */
const DRAWINGS: readonly Drawing[] = [
  {
    picture: 'burrito',
    vessel: 'board',
    pattern: /\bburrito$/,
    unless: /vegan|bean|veg|wet|breakfast/,
  },
  {
    picture: 'cooked-rice',
    vessel: 'bare',
    pattern: /^((plain|boiled|steamed|pilau|jasmine|basmati|white) )?(rice|basmati)$/,
  },
  { picture: 'curry-rice', vessel: 'bare', pattern: /\bcurry and rice$|\bkatsu curry$/ },
  { picture: 'custard', vessel: 'bare', pattern: /\b(flan|creme caramel)$/ },
  { picture: 'dumpling', vessel: 'enamel', pattern: /\b(dumplings|gyoza|jiaozi)$/ },
  { picture: 'falafel', vessel: 'bare', pattern: /^falafel$/ },
  { picture: 'fish-and-chips', vessel: 'paper', pattern: /\b(fish|cod|haddock|plaice) and chips$/ },
  {
    picture: 'flatbread',
    vessel: 'board',
    pattern: /\b(naan|roti|flatbread|paratha|chapati)$/,
    unless: /\band\b|keema|peshwari|goat|chicken|lamb|curry|channa/,
  },
  {
    picture: 'french-fries',
    vessel: 'paper',
    pattern: /^((skin-on|house|salted) )?(chips|fries)$/,
  },
  { picture: 'glass-of-milk', vessel: 'bare', pattern: /^(glass of |whole |cold )?milk$/ },
  { picture: 'green-salad', vessel: 'bare', pattern: /^(green|garden|mixed|house|side) salad$/ },
  {
    picture: 'hamburger',
    vessel: 'paper',
    pattern: /\bcheeseburger$/,
    unless: /vegan|veg|bean|plant/,
  },
  {
    picture: 'hot-beverage',
    vessel: 'plate',
    pattern: /\b(tea|coffee|americano|espresso|chai|hot chocolate)( for (one|two))?$/,
    unless: /\band\b|iced|cold|green|mint|jasmine|hibiscus|afternoon|bubble|flask/,
  },
  { picture: 'ice-cream', vessel: 'bare', pattern: /^(vanilla )?ice cream( sundae)?$/ },
  { picture: 'olive', vessel: 'bare', pattern: /^((mixed|marinated|green|house) )?olives$/ },
  {
    picture: 'pancakes',
    vessel: 'plate',
    pattern: /\b(pancakes|pancake stack)$/,
    unless: /vegan|duck|spring onion|potato/,
  },
  { picture: 'pickle', vessel: 'bare', pattern: /\b(gherkins?|dill pickles?|wally)$/ },
  {
    picture: 'pie',
    vessel: 'enamel',
    pattern: /^(steak|chicken|cheese|mushroom|beef|lamb|apple|cherry)\b.*\bpie$/,
  },
  { picture: 'pizza', vessel: 'board', pattern: /^pepperoni( pizza)?$/ },
  { picture: 'poultry-leg', vessel: 'enamel', pattern: /\bdrumsticks?$/ },
  { picture: 'rice-ball', vessel: 'slate', pattern: /\bonigiri$/ },
  { picture: 'shallow-pan-of-food', vessel: 'bare', pattern: /\bpaella$/ },
  {
    picture: 'shrimp',
    vessel: 'enamel',
    pattern: /\bprawns$|\bprawn (madras|curry|karahi|masala|bhuna|jalfrezi|balti)$/,
    unless: /\band\b|crackers|toast|sesame|tempura/,
  },
  {
    picture: 'spaghetti',
    vessel: 'bare',
    pattern: /\bbolognese$/,
    unless: /lentil|vegan|veg|lasagne/,
  },
  { picture: 'steaming-bowl', vessel: 'bare', pattern: /\bramen$/, unless: /vegan|veg|tofu/ },
  {
    picture: 'stuffed-flatbread',
    vessel: 'board',
    pattern: /\bdoner kebab$|\b(doner|kebab) in pitta$|\bgyros$/,
    unless: /veg|plant|halloumi|falafel|mixed/,
  },
  { picture: 'sushi', vessel: 'slate', pattern: /^(salmon|mixed|salmon and tuna) nigiri$/ },
  {
    picture: 'taco',
    vessel: 'enamel',
    pattern: /\btacos?$/,
    unless: /fish|prawn|veg|cauliflower|cactus|jackfruit|potato|bean|mushroom|tofu|halloumi/,
  },
  {
    picture: null,
    vessel: 'dip',
    pattern: /\b(sauce|gravy|ketchup|mayonnaise|hummus|raita|tzatziki|cacik|chutney|mushy peas)$/,
  },
]

/** Where a dish without a drawing is laid, by its course; a plate where the course says nothing. */
const COURSES: readonly [pattern: RegExp, vessel: Vessel][] = [
  [
    /pudding|dessert|dolci|sweet|afters|sundae|ice cream|cake|baker|pastr|waffle|pancake|crumble|treat/,
    'doily',
  ],
  [/drink|beer|wine|bar\b|coffee|\btea\b|juice|shake|smoothie|fridge|punch/, 'doily'],
  [/start|small|antipasti|mezz?e|dim sum|snack|nibble|while you wait|chops/, 'napkin'],
  [/bread|side|toast|sandwich|bagel|baguette|\bbaps?\b|\bfries\b|\bchips\b/, 'board'],
]

const BREAD =
  /\b(bread|naan|roti|toast|toastie|bagel|baguette|sandwich|focaccia|pitta|paratha|chapati|bap)$/

/**
 * The picture of each dish of a menu, in the menu's order. A dish is drawn only where its own name
 * says what it is, and each drawing shows once on a menu; every other dish has a laid place.
 */
export function dishPictures(dishes: readonly PicturedDish[]): DishPicture[] {
  const drawn = new Set<Drawing>()
  return dishes.map((dish) => {
    const drawing = drawingOf(dish)
    if (drawing === undefined || drawn.has(drawing)) return laidPlace(dish)
    drawn.add(drawing)
    const { picture, vessel } = drawing
    return dish.art?.picture === picture ? dish.art : { picture, vessel }
  })
}

function drawingOf({ name, isBundle, art }: PicturedDish): Drawing | undefined {
  // A deal is several dishes.
  if (isBundle) return undefined
  const words = plain(name).split(',')[0]?.trim() ?? ''
  return DRAWINGS.find(
    ({ picture, pattern, unless }) =>
      pattern.test(words) &&
      !unless?.test(words) &&
      // Only the kitchen knows the colour of a sauce.
      (picture !== null || (art?.vessel === 'dip' && art.picture === null)),
  )
}

function laidPlace({ name, categoryName }: PicturedDish): DishPicture {
  const course = plain(categoryName)
  const isBread = BREAD.test(plain(name).split(',')[0] ?? '')
  const [, vessel] = COURSES.find(([pattern]) => pattern.test(course)) ?? [null, 'plate' as const]
  return { picture: null, vessel: isBread ? 'board' : vessel, initial: initialOf(name) }
}

/** The first letter or figure of a name, as a capital; empty where there is none. */
function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0].toLocaleUpperCase('en-GB') ?? ''
}

/** In lower case and without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
