import { LANGUAGE_CODES, pathIn } from '#rules/text/languages.ts'
import { hrefOf } from '#web/language.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** The whole address of one of our pages, in the language of this one, as others link to it. */
export function usePageUrl(path: string): string {
  const { publicUrl } = useSiteFacts()
  return `${publicUrl}${hrefOf(path)}`
}

/** The one address of a public page, and where it is in each language. */
export function PageAddress({ path }: { path: string }) {
  const { publicUrl } = useSiteFacts()
  const url = usePageUrl(path)
  return (
    <>
      <link rel="canonical" href={url} />
      {LANGUAGE_CODES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${publicUrl}${pathIn(language, path)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${publicUrl}${path}`} />
    </>
  )
}
