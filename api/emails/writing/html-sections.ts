import { createElement as h } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Column, Link, Row, Section, Text } from 'react-email'
import { grounded, inked, ruled } from './email-style.ts'
import type { AmountRow, Email, EmailLine, EmailSection, Party } from './email.ts'
import { aside, body, bold, fine, small, title } from './email-style.ts'
import type { Phrase } from './translate.ts'

type Of<Kind extends EmailSection['kind']> = Extract<EmailSection, { kind: Kind }>

const sideways = { paddingLeft: '40px', paddingRight: '40px' }

export function sectionHtml(section: EmailSection): ReactElement {
  switch (section.kind) {
    case 'lines':
      return linesHtml(section)
    case 'totals':
      return totalsHtml(section)
    case 'parties':
      return partiesHtml(section)
    case 'notice':
      return noticeHtml(section)
    case 'words':
      return wordsHtml(section)
  }
}

/** A section of the card, as wide as its gutter leaves. */
export function block(paddingTop: number, paddingBottom: number, ...children: ReactNode[]) {
  const style = { ...sideways, paddingTop: `${paddingTop}px`, paddingBottom: `${paddingBottom}px` }
  return h(Section, { style, tdClassName: 'gutter' }, ...children)
}

/** A phrase with its links. */
export function phraseHtml(phrase: Phrase): ReactNode[] {
  // Links are a few words, phone numbers most of them, that read best unbroken.
  const underlined = inked('accent', { textDecoration: 'underline', whiteSpace: 'nowrap' })
  return phrase.map((piece, index) =>
    typeof piece === 'string'
      ? piece
      : h(Link, { key: index, href: piece.href, ...underlined }, piece.text),
  )
}

function linesHtml({ lines }: Of<'lines'>): ReactElement {
  return block(24, 0, h(Section, ruled({}, 'both'), ...lines.flatMap(lineHtml)))
}

function lineHtml(line: EmailLine): ReactElement[] {
  const dish = dishHtml(line)
  if (line.heading === '') return [dish]
  const name = inked('ink', { ...body, ...bold, padding: '14px 0 0' })
  return [h(Row, null, h(Column, name, line.heading)), dish]
}

function dishHtml(line: EmailLine): ReactElement {
  const cell = { ...body, padding: '10px 0', verticalAlign: 'top' }
  return h(
    Row,
    null,
    h(
      Column,
      { ...inked('muted', { ...cell, paddingRight: '8px', whiteSpace: 'nowrap' }), width: 48 },
      line.quantity,
    ),
    h(
      Column,
      inked('ink', { ...cell, paddingRight: '12px' }),
      h('strong', { style: bold }, line.name),
      ...line.details.map((detail) => h('div', inked('soft', small), detail)),
      line.allergens === '' ? null : h('div', inked('muted', fine), line.allergens),
    ),
    line.amount === null
      ? null
      : h(
          Column,
          { ...inked('ink', { ...cell, ...bold, whiteSpace: 'nowrap' }), width: 1, align: 'right' },
          line.amount,
        ),
  )
}

function totalsHtml({ rows, total, note }: Of<'totals'>): ReactElement {
  const cell = { paddingTop: '14px', paddingBottom: '4px' }
  return block(
    16,
    0,
    ...rows.map(amountHtml),
    h(
      Row,
      null,
      h(Column, inked('ink', { ...body, ...bold, ...cell, fontSize: '18px' }), total.label),
      h(
        Column,
        { ...inked('ink', { ...title(28, 32), ...cell, whiteSpace: 'nowrap' }), align: 'right' },
        total.amount,
      ),
    ),
    h(Text, inked('soft', { ...small, paddingBottom: '8px' }), note),
  )
}

function amountHtml({ label, amount, isDiscount }: AmountRow): ReactElement {
  const cell = { ...body, padding: '3px 0', ...(isDiscount ? bold : {}) }
  return h(
    Row,
    null,
    h(Column, inked(isDiscount ? 'positive' : 'soft', cell), label),
    h(
      Column,
      {
        ...inked(isDiscount ? 'positive' : 'ink', { ...cell, whiteSpace: 'nowrap' }),
        align: 'right',
      },
      amount,
    ),
  )
}

/** A box in a colour of its own. */
function noticeHtml({ tone, title, phrases }: Of<'notice'>): ReactElement {
  const { className, style } = grounded(tone, { borderRadius: '14px', padding: '16px 18px' })
  const words = phrases.map((phrase) => h('span', null, ' ', ...phraseHtml(phrase)))
  return block(
    16,
    0,
    h(
      Section,
      { className, style },
      h(Text, inked('ink', aside), h('strong', null, title), ...words),
    ),
  )
}

/** The most important text comes first, and more prominent than anything else. */
export function alarmHtml({ title, text }: NonNullable<Email['alarm']>): ReactElement {
  const { className, style } = grounded('alarm', { borderRadius: '14px', padding: '16px 18px' })
  const loud = { ...body, ...bold, fontSize: '18px', lineHeight: '26px' }
  return block(
    28,
    0,
    h(Section, { className, style }, h(Text, inked('onAlarm', loud), title, h('br'), text)),
  )
}

function partiesHtml({ parties }: Of<'parties'>): ReactElement {
  return block(28, 20, h(Row, null, ...parties.map(partyHtml)))
}

function partyHtml({ title, lines }: Party): ReactElement {
  return h(
    Column,
    {
      ...inked('soft', { ...aside, paddingRight: '16px', verticalAlign: 'top' }, 'half'),
      width: '50%',
    },
    h('strong', inked('ink'), title),
    ...lines.map((line) => h('div', null, line)),
  )
}

function wordsHtml({ title, phrases }: Of<'words'>): ReactElement {
  const { className, style } = ruled({ ...sideways, paddingTop: '20px', paddingBottom: '8px' })
  const words = h(
    Section,
    { className, style, tdClassName: 'gutter' },
    h(
      Text,
      inked('soft', { ...small, paddingBottom: '12px' }),
      h('strong', inked('ink'), title),
      ...phrases.map((phrase) => h('span', null, ' ', ...phraseHtml(phrase))),
    ),
  )
  // The rule has a distance from a button or a sum above it.
  return h(Section, { style: { paddingTop: '16px' } }, words)
}
