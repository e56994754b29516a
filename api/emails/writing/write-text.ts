import type { Email, EmailLine, EmailSection } from './email.ts'
import type { Phrase } from './translate.ts'

const ruler = '-'.repeat(40)

/** The email as plain text: every fact of the HTML, in the same order. */
export function writeText(email: Email): string {
  const blocks = [
    ...(email.alarm ? [`${email.alarm.title.toUpperCase()}\n${email.alarm.text}`] : []),
    email.lead,
    email.heading,
    ...(email.facts === '' ? [] : [email.facts]),
    ...email.paragraphs.map(written),
    `${email.action.text}: ${email.action.href}`,
    ...email.sections.flatMap((section) => [ruler, sectionText(section)]),
    ruler,
    email.footer.join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function sectionText(section: EmailSection): string {
  switch (section.kind) {
    case 'lines':
      return section.lines.map(lineText).join('\n\n')
    case 'totals':
      return [...section.rows, section.total]
        .map(({ label, amount }) => `${label}: ${amount}`)
        .concat(section.note)
        .join('\n')
    case 'parties':
      return section.parties
        .map(({ title, lines }) => [`${title}:`, ...lines].join('\n'))
        .join('\n\n')
    case 'notice':
    case 'words':
      return [section.title, ...section.phrases.map(written)].join('\n')
  }
}

function lineText({ heading, quantity, name, amount, details, allergens }: EmailLine): string {
  const first = `${quantity} ${name}${amount === null ? '' : `, ${amount}`}`
  const below = [...details, allergens].filter((each) => each !== '')
  const above = heading === '' ? [] : [`${heading}:`]
  return [...above, first, ...below.map((line) => `   ${line}`)].join('\n')
}

/** Web links are written out; a phone number is its own text. */
function written(phrase: Phrase): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return piece.href.startsWith('http') ? `${piece.text} (${piece.href})` : piece.text
    })
    .join('')
}
