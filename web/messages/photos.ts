import { photos } from './en/photos.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { photos } })
