import { LANGUAGE_CODES, LANGUAGES, pathIn } from '#rules/text/languages.ts'
import { LANGUAGE } from '#web/language.ts'
import { useShownLocation } from '#web/navigation/use-dialogs.ts'

/** Links to the same page in the other languages, each by its own name. */
export function LanguageSwitch() {
  const { pathname, search } = useShownLocation()
  return LANGUAGE_CODES.filter((language) => language !== LANGUAGE).map((language) => (
    <a
      key={language}
      lang={language}
      hrefLang={language}
      href={pathIn(language, `${pathname}${search}`)}
    >
      {LANGUAGES[language].name}
    </a>
  ))
}
