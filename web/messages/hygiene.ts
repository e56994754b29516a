import { hygiene } from './en/hygiene.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { hygiene } })
