import type { ShownText } from '#contract/content.ts'
import { LANGUAGE } from '#web/language.ts'

/** What an operator has written, as the server has made HTML of it. */
export function OwnText({ html, language }: Pick<ShownText, 'html' | 'language'>) {
  return (
    <div
      className="own-text"
      lang={language === LANGUAGE ? undefined : language}
      // oxlint-disable-next-line react/no-danger -- the server lets no HTML of the writer through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
