import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHouse, root } from './house.ts'
import { drawMap } from './map.ts'

/** `npm run map`: draws docs/pictures/house.svg from the imports. */
writeFileSync(join(root, 'docs/pictures/house.svg'), drawMap(readHouse()))
