import { t, type Translate } from './i18n.ts'

const english = { t }

/** What components say things with. Where readers choose their language, this is where it arrives. */
export const useTranslation = (): { t: Translate } => english
