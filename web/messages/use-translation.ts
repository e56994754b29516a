import { t, type Translate } from './i18n.ts'

const english = { t }

/** The messages for components. A choice of language by the reader would be read here. */
export const useTranslation = (): { t: Translate } => english
