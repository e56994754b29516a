import { legal } from './en/legal.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { legal } })
