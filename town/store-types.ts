import type { DishArt } from './pictures.ts'

export interface StoreTypeSeed {
  slug: string
  name: string
  art: DishArt
}

const type = (
  slug: string,
  name: string,
  picture: DishArt['picture'],
  vessel: DishArt['vessel'],
): StoreTypeSeed => ({ slug, name, art: { picture, vessel } })

/** The cuisines a store may carry, in the order of the list of cuisines on the first page. */
export const STORE_TYPES: readonly StoreTypeSeed[] = [
  type('indian', 'Indian', 'curry-rice', 'bare'),
  type('fish-and-chips', 'Fish and chips', 'fish-and-chips', 'paper'),
  type('pizza', 'Pizza', 'pizza', 'plate'),
  type('burgers', 'Burgers', 'hamburger', 'plate'),
  type('chinese', 'Chinese', 'steaming-bowl', 'bare'),
  type('sushi', 'Sushi', 'sushi', 'slate'),
  type('lebanese', 'Lebanese', 'stuffed-flatbread', 'plate'),
  type('vegan', 'Vegan', 'green-salad', 'bare'),
  type('mexican', 'Mexican', 'taco', 'plate'),
  type('pasta', 'Pasta', 'spaghetti', 'bare'),
  type('breakfast', 'Breakfast', 'pancakes', 'enamel'),
  type('puddings', 'Puddings', 'pie', 'plate'),
  type('kebab', 'Kebab', 'stuffed-flatbread', 'board'),
  type('chicken', 'Chicken', 'poultry-leg', 'enamel'),
  type('caribbean', 'Caribbean', 'shallow-pan-of-food', 'bare'),
  type('thai', 'Thai', 'shrimp', 'enamel'),
  type('vietnamese', 'Vietnamese', 'steaming-bowl', 'bare'),
  type('nigerian', 'Nigerian', 'shallow-pan-of-food', 'bare'),
  type('japanese', 'Japanese', 'rice-ball', 'slate'),
  type('italian', 'Italian', 'olive', 'board'),
  type('american', 'American', 'french-fries', 'paper'),
  type('punjabi', 'Punjabi', 'flatbread', 'board'),
  type('bangladeshi', 'Bangladeshi', 'beans', 'enamel'),
  type('cantonese', 'Cantonese', 'dumpling', 'bare'),
  type('turkish', 'Turkish', 'flatbread', 'enamel'),
  type('greek', 'Greek', 'olive', 'enamel'),
  type('salads', 'Salads', 'leafy-green', 'enamel'),
  type('ice-cream', 'Ice cream', 'ice-cream', 'bare'),
  type('coffee', 'Coffee', 'hot-beverage', 'plate'),
  type('sandwiches', 'Sandwiches', 'baguette-bread', 'board'),
  type('pies', 'Pies', 'pie', 'enamel'),
  type('catering', 'Catering', 'fork-and-knife', 'bare'),
  type('halal', 'Halal', 'poultry-leg', 'plate'),
]
