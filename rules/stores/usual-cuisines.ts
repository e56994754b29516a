import type { DishPicture } from '#rules/menu/dish-picture.ts'

export interface UsualCuisine {
  /** Which store type it is. */
  slug: string
  name: string
  welshName: string
  art: DishPicture
}

const type = (
  slug: string,
  name: string,
  welshName: string,
  picture: DishPicture['picture'],
  vessel: DishPicture['vessel'],
): UsualCuisine => ({ slug, name, welshName, art: { picture, vessel } })

/** The cuisines that a store may have in every marketplace, in the order of the list on the first page. */
export const USUAL_CUISINES: readonly UsualCuisine[] = [
  type('indian', 'Indian', 'Indiaidd', 'curry-rice', 'bare'),
  type('fish-and-chips', 'Fish and chips', 'Pysgod a sglodion', 'fish-and-chips', 'paper'),
  type('pizza', 'Pizza', 'Pitsa', 'pizza', 'plate'),
  type('burgers', 'Burgers', 'Byrgyrs', 'hamburger', 'plate'),
  type('chinese', 'Chinese', 'Tsieineaidd', 'steaming-bowl', 'bare'),
  type('sushi', 'Sushi', 'Swshi', 'sushi', 'slate'),
  type('lebanese', 'Lebanese', 'Libanaidd', 'stuffed-flatbread', 'plate'),
  type('vegan', 'Vegan', 'Fegan', 'green-salad', 'bare'),
  type('mexican', 'Mexican', 'Mecsicanaidd', 'taco', 'plate'),
  type('pasta', 'Pasta', 'Pasta', 'spaghetti', 'bare'),
  type('breakfast', 'Breakfast', 'Brecwast', 'pancakes', 'enamel'),
  type('puddings', 'Puddings', 'Pwdinau', 'pie', 'plate'),
  type('kebab', 'Kebab', 'Cebab', 'stuffed-flatbread', 'board'),
  type('chicken', 'Chicken', 'Cyw iâr', 'poultry-leg', 'enamel'),
  type('caribbean', 'Caribbean', 'Caribïaidd', 'shallow-pan-of-food', 'bare'),
  type('thai', 'Thai', 'Thai', 'shrimp', 'enamel'),
  type('vietnamese', 'Vietnamese', 'Fietnamaidd', 'steaming-bowl', 'bare'),
  type('nigerian', 'Nigerian', 'Nigeriaidd', 'shallow-pan-of-food', 'bare'),
  type('japanese', 'Japanese', 'Japaneaidd', 'rice-ball', 'slate'),
  type('italian', 'Italian', 'Eidalaidd', 'olive', 'board'),
  type('american', 'American', 'Americanaidd', 'french-fries', 'paper'),
  type('punjabi', 'Punjabi', 'Pwnjabaidd', 'flatbread', 'board'),
  type('bangladeshi', 'Bangladeshi', 'Bangladeshaidd', 'beans', 'enamel'),
  type('cantonese', 'Cantonese', 'Cantoneaidd', 'dumpling', 'bare'),
  type('turkish', 'Turkish', 'Twrcaidd', 'flatbread', 'enamel'),
  type('greek', 'Greek', 'Groegaidd', 'olive', 'enamel'),
  type('salads', 'Salads', 'Saladau', 'leafy-green', 'enamel'),
  type('ice-cream', 'Ice cream', 'Hufen iâ', 'ice-cream', 'bare'),
  type('coffee', 'Coffee', 'Coffi', 'hot-beverage', 'plate'),
  type('sandwiches', 'Sandwiches', 'Brechdanau', 'baguette-bread', 'board'),
  type('pies', 'Pies', 'Pasteiod', 'pie', 'enamel'),
  type('catering', 'Catering', 'Arlwyo', 'fork-and-knife', 'bare'),
  type('halal', 'Halal', 'Halal', 'poultry-leg', 'plate'),
]
