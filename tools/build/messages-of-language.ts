import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../rules/text/languages.ts'

const messages = join(import.meta.dirname, '../../web/messages')
const english = join(messages, 'en')

/** The language that the website is being built in. */
export function languageOfBuild(code = process.env['VITE_LANGUAGE']): Language {
  if (code === undefined) return DEFAULT_LANGUAGE
  const language = LANGUAGE_CODES.find((known) => known === code)
  if (!language) throw new Error(`No such language: ${code}`)
  return language
}

/**
 * Builds the sentences of a language into the website where its sources name the English ones. What a
 * language does not have, such as the pages of staff, is in English.
 */
export function messagesOfLanguage(language: Language): Plugin {
  return {
    name: 'messages-of-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (language === DEFAULT_LANGUAGE || importer === undefined) return null
      const file = source.startsWith('#web/')
        ? join(messages, '..', source.slice('#web/'.length))
        : resolve(importer, '..', source)
      if (!file.startsWith(`${english}/`)) return null
      const translated = join(messages, language, file.slice(english.length))
      return existsSync(translated) ? translated : null
    },
  }
}
