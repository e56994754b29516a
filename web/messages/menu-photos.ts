import { menuPhotos } from './en/menu-photos.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { menuPhotos } })
