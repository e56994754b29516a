import Markdown, { type MarkdownIt } from 'markdown-it'
import { linkTarget } from '#rules/content/link-target.ts'

/**
 * Markdown as operators may write it. HTML is text, pictures are not shown, as others could count our visitors by
 * them, and a link leads to a website, an email address or a telephone number.
 */
function reader(publicUrl: string, onRefusedLink?: (address: string) => void): MarkdownIt {
  const markdown = new Markdown('commonmark', { html: false, breaks: true })
  markdown.disable(['image', 'html_block', 'html_inline'])
  markdown.validateLink = (address) => {
    const url = URL.parse(address, `${publicUrl}/`)
    const isAllowed = url !== null && linkTarget(url, new URL(publicUrl).host) !== null
    if (!isAllowed) onRefusedLink?.(address)
    return isAllowed
  }
  return markdown
}

type Tokens = ReturnType<MarkdownIt['parse']>

/** The page has the only first heading; those of a text begin with the second. */
function lowered(tokens: Tokens): Tokens {
  for (const token of tokens)
    if (token.type === 'heading_open' || token.type === 'heading_close')
      token.tag = token.tag === 'h1' || token.tag === 'h2' ? 'h2' : 'h3'
  return tokens
}

/** A text as HTML that can be put into a page. */
export function htmlOf(text: string, publicUrl: string): string {
  const markdown = reader(publicUrl)
  return markdown.renderer.render(lowered(markdown.parse(text, {})), markdown.options, {})
}

/** Whether a text has a link that leads nowhere good, such as one with a script. */
export function hasRefusedLink(text: string, publicUrl: string): boolean {
  let isFound = false
  reader(publicUrl, () => void (isFound = true)).parse(text, {})
  return isFound
}

interface QuestionGroup {
  /** Empty: what is above the first heading. */
  heading: string
  html: string
  questions: { id: string; question: string; answer: string }[]
}

/** A text of questions and answers: headings of groups, and below each the headings of its questions. */
export function questionsOf(text: string, publicUrl: string): QuestionGroup[] {
  const markdown = reader(publicUrl)
  const tokens = lowered(markdown.parse(text, {}))
  const groups: QuestionGroup[] = [{ heading: '', html: '', questions: [] }]
  let rest: Tokens = []
  let count = 0
  const end = () => {
    const html = markdown.renderer.render(rest, markdown.options, {})
    rest = []
    const group = groups.at(-1)
    const question = group?.questions.at(-1)
    if (question) question.answer += html
    else if (group) group.html += html
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) continue
    // Only headings at the outside: one in a quotation belongs to what is quoted.
    if (token.type !== 'heading_open' || token.level > 0) {
      rest.push(token)
      continue
    }
    end()
    const words = plainWords(tokens[i + 1]?.children ?? [])
    if (token.tag === 'h2') groups.push({ heading: words, html: '', questions: [] })
    else groups.at(-1)?.questions.push({ id: `q${(count += 1)}`, question: words, answer: '' })
    i += 2
  }
  end()
  return groups.filter(
    ({ heading, html, questions }) => heading + html !== '' || questions.length > 0,
  )
}

const plainWords = (children: Tokens): string =>
  children.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('')
