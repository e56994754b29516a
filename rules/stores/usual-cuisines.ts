import type { DishPicture } from '#rules/menu/dish-picture.ts'

export interface UsualCuisine {
  /** Which store type it is. */
  slug: string
  name: string
  art: DishPicture
}

const type = (
  slug: string,
  name: string,
  picture: DishPicture['picture'],
  vessel: DishPicture['vessel'],
): UsualCuisine => ({ slug, name, art: { picture, vessel } })

/** The cuisines that a store may have in every marketplace, in the order of the list on the first page. */
export const USUAL_CUISINES: readonly UsualCuisine[] = [
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
