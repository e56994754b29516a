import { home } from './en/home.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { home } })
