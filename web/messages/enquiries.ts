import { enquiries } from './en/enquiries.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { enquiries } })
