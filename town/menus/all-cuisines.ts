import { breakfastCafe } from './cuisines/breakfast.ts'
import { burgerBar } from './cuisines/burgers.ts'
import { caribbean } from './cuisines/caribbean.ts'
import { chickenShop } from './cuisines/chicken.ts'
import { chinese } from './cuisines/chinese.ts'
import { chippy } from './cuisines/chippy.ts'
import type { Cuisine } from './cuisine.ts'
import { curryHouse } from './cuisines/curry-house.ts'
import { kebabShop } from './cuisines/kebab.ts'
import { lebanese } from './cuisines/lebanese.ts'
import { taqueria } from './cuisines/mexican.ts'
import { nigerian } from './cuisines/nigerian.ts'
import { pastaKitchen } from './cuisines/pasta.ts'
import { caterer } from './cuisines/pies-and-platters.ts'
import { pizzeria } from './cuisines/pizza.ts'
import { puddingParlour } from './cuisines/puddings.ts'
import { sushiBar } from './cuisines/sushi.ts'
import { thaiKitchen } from './cuisines/thai.ts'
import { veganKitchen } from './cuisines/vegan.ts'
import { vietnamese } from './cuisines/vietnamese.ts'

export const CUISINES: readonly Cuisine[] = [
  breakfastCafe,
  burgerBar,
  caribbean,
  caterer,
  chickenShop,
  chinese,
  chippy,
  curryHouse,
  kebabShop,
  lebanese,
  nigerian,
  pastaKitchen,
  pizzeria,
  puddingParlour,
  sushiBar,
  taqueria,
  thaiKitchen,
  veganKitchen,
  vietnamese,
]
