import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Page } from '@playwright/test'

interface Catalogue {
  readonly [key: string]: string | Catalogue
}

const messages = join(import.meta.dirname, '../../web/messages')

/** Offers of the demonstration town, before whom they are for, and a choice on its menus. */
const NAMES_OF_OTHERS = /^(?:10% off, up to £5|Free delivery|Nothing, thanks)(?= Ar | Archebion |$)/

/** Checks that a page in Welsh, or the dialog over it, shows and names nothing in the words of the English one. */
export async function expectNoEnglish(page: Page, name: string): Promise<void> {
  const texts = await textsOf(page)
  const english = (await patterns).flatMap(({ sentence, pattern }) => {
    const found = texts.find((text) => pattern.test(text))
    return found === undefined ? [] : [`“${sentence}” in “${found}”`]
  })
  expect(english, `English sentences in ${name}`).toEqual([])
}

/** What can be read or is read out: the visible lines, the title, and what names or describes elements. */
async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    const names = named.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute(attribute) ?? ''),
    )
    return [document.title, ...document.body.innerText.split('\n'), ...names]
  })
  const ours = texts.map((text) => text.trim().replace(NAMES_OF_OTHERS, ''))
  return [...new Set(ours.filter((text) => text !== ''))]
}

/** The English sentences that Welsh says in another way, each with what finds it in a text. */
const patterns = readSentences().then((sentences) =>
  sentences.map((sentence) => ({ sentence, pattern: patternOf(sentence) })),
)

async function readSentences(): Promise<string[]> {
  const files = globSync(join(messages, 'cy/*.ts')).map((file) => basename(file))
  const sentencesIn = async (language: string) => {
    const modules = await Promise.all(files.map((file) => import(join(messages, language, file))))
    return modules.flatMap((module) => sentencesOf({ ...(module as Catalogue) }))
  }
  const welsh = new Set(await sentencesIn('cy'))
  const english = new Set(await sentencesIn('en'))
  return [...english].filter((sentence) => !welsh.has(sentence) && ownWordsOf(sentence) > 1)
}

function sentencesOf(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((inner) =>
    typeof inner === 'string' ? [inner] : sentencesOf(inner),
  )
}

const VALUES_AND_LINKS = /\{\{\w+\}\}|<\/?\d>/g

const ownWordsOf = (sentence: string) =>
  sentence.replaceAll(VALUES_AND_LINKS, ' ').match(/\p{L}{2,}/gu)?.length ?? 0

/** A short sentence is a whole line, as its words may stand in a longer one of a restaurant; others are within one. */
function patternOf(sentence: string): RegExp {
  const written = sentence
    .replaceAll(/<\/?\d>/g, '')
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+?')
  return ownWordsOf(sentence) < 4
    ? new RegExp(`^${written}$`, 'iu')
    : new RegExp(String.raw`(?<!\p{L})${written}(?!\p{L})`, 'iu')
}
