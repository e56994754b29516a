import type { HeroArt } from '#town/pictures.ts'
import type { MenuSource } from './menu-source.ts'
import { readDishArt } from './read-facts.ts'
import { readMenu } from './read-menu.ts'

/** What kitchens of one kind have in common. */
export interface Cuisine {
  /** The store type every such store carries first. */
  storeType: string
  tables: HeroArt[]
  menu: MenuSource
  /** What is sold by the clock, in deals, or only so often. It may use the groups of the menu. */
  extras: MenuSource
}

/**
 * One table a line: the hero, then companions, then garnishes, as
 * `board pizza; enamel green-salad; bare tomato, bare olive`.
 */
function readTable(line: string): HeroArt {
  const [hero = '', companions = '', garnishes = ''] = line.split(';').map((part) => part.trim())
  const dishes = (text: string) => (text === '' ? [] : text.split(/,\s*/).map(readDishArt))
  return {
    hero: readDishArt(hero),
    companions: dishes(companions),
    garnishes: dishes(garnishes),
  }
}

/** A cuisine from its written tables, menu and extras. @throws when one cannot be read */
export function cuisine(
  storeType: string,
  tables: readonly string[],
  menu: string,
  extras = '',
): Cuisine {
  return {
    storeType,
    tables: tables.map(readTable),
    menu: readMenu(menu),
    extras: readMenu(extras),
  }
}
