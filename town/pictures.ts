/** The food pictures a table setting may be laid with: the names of the files, without `.svg`. */
export const PICTURES = [
  'avocado',
  'baguette-bread',
  'beans',
  'burrito',
  'cherries',
  'chopsticks',
  'coconut',
  'cooked-rice',
  'curry-rice',
  'custard',
  'dumpling',
  'falafel',
  'fish-and-chips',
  'flatbread',
  'fork-and-knife',
  'french-fries',
  'ginger-root',
  'glass-of-milk',
  'green-salad',
  'hamburger',
  'herb',
  'hot-beverage',
  'hot-pepper',
  'ice-cream',
  'leafy-green',
  'lemon',
  'lime',
  'mango',
  'olive',
  'pancakes',
  'peanuts',
  'pickle',
  'pie',
  'pizza',
  'poultry-leg',
  'rice-ball',
  'shallow-pan-of-food',
  'shrimp',
  'spaghetti',
  'steaming-bowl',
  'strawberry',
  'stuffed-flatbread',
  'sushi',
  'taco',
  'tomato',
] as const
export type Picture = (typeof PICTURES)[number]

/** What a dish is served on. `karahi` and `dip` are coloured by their sauce, `bare` has no plate. */
export const VESSELS = [
  'plate',
  'enamel',
  'board',
  'slate',
  'paper',
  'karahi',
  'dip',
  'bare',
] as const
export type Vessel = (typeof VESSELS)[number]

/** One dish as it is drawn. A `dip` has a colour and no picture; a `karahi` has both. */
export interface DishArt {
  picture: Picture | null
  vessel: Vessel
  /** The sauce, as `#RRGGBB`. */
  dip?: string
}

/** The table laid for a whole store: one hero, what stands beside it, and something small. */
export interface HeroArt {
  hero: DishArt
  companions: DishArt[]
  garnishes: DishArt[]
}
