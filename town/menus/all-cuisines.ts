import { breakfastCafe } from './breakfast.ts'
import { burgerBar } from './burgers.ts'
import { caribbean } from './caribbean.ts'
import { chickenShop } from './chicken.ts'
import { chinese } from './chinese.ts'
import { chippy } from './chippy.ts'
import type { Cuisine } from './cuisine.ts'
import { curryHouse } from './curry-house.ts'
import { kebabShop } from './kebab.ts'
import { lebanese } from './lebanese.ts'
import { taqueria } from './mexican.ts'
import { nigerian } from './nigerian.ts'
import { pastaKitchen } from './pasta.ts'
import { caterer } from './pies-and-platters.ts'
import { pizzeria } from './pizza.ts'
import { puddingParlour } from './puddings.ts'
import { sushiBar } from './sushi.ts'
import { thaiKitchen } from './thai.ts'
import { veganKitchen } from './vegan.ts'
import { vietnamese } from './vietnamese.ts'

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
