import { areas } from './en/areas.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { areas } })
