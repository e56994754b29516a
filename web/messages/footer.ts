import { footer } from './en/footer.ts'
import { addMessages } from './i18n.ts'

addMessages({ en: { footer } })
