import { availability } from './en/availability.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { availability } })
