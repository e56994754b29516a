import { map } from './en/map.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { map } })
