import { createElement as h } from 'react'
import type { ReactElement } from 'react'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Preview,
  Row,
  Section,
  Text,
  render,
} from 'react-email'
import { LANGUAGES, type Language } from '#rules/text/languages.ts'
import { grounded, inked, styleSheetOf } from './email-style.ts'
import type { Email } from './email.ts'
import { alarmHtml, block, phraseHtml, sectionHtml } from './html-sections.ts'
import { body, bold, fine, title } from './email-style.ts'

/** The top of an email. */
export interface Masthead {
  /** The marketplace's. */
  name: string
  pictureUrl: string
  /** The size of the picture if it is the marketplace's own logo, in pixels; null: it is the mark. */
  logo: { width: number; height: number } | null
  language: Language
  /** The marketplace's own; empty: the design's. */
  accentColour: string
}

/** The maximum size of a logo, in pixels of the email. */
const LOGO_SIZE = { width: 240, height: 40 }

/** The email as a whole HTML page of tables, light and dark, without scripts or fonts. */
export function writeHtml(email: Email, masthead: Masthead): Promise<string> {
  return render(page(email, masthead))
}

function page(email: Email, masthead: Masthead): ReactElement {
  const lang = LANGUAGES[masthead.language].locale
  return h(
    Html,
    { lang },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, email.subject),
      h('style', null, styleSheetOf(masthead.accentColour)),
    ),
    h(
      Body,
      {
        lang,
        ...grounded('page', { margin: 0, padding: '24px 12px 40px' }, 'page'),
      },
      h(Preview, { useTitleTag: false, children: email.preheader }),
      h(
        'div',
        { role: 'main' },
        h(Container, { style: { maxWidth: '600px' } }, mastheadHtml(masthead), card(email)),
        footerHtml(email.footer),
      ),
    ),
  )
}

function mastheadHtml({ name, pictureUrl, logo }: Masthead): ReactElement {
  if (logo) return logoHtml(name, pictureUrl, logo)
  const mark = h(Img, {
    src: pictureUrl,
    width: 36,
    height: 36,
    alt: '',
    style: { borderRadius: '9px' },
  })
  const written = inked('ink', { ...title(26, 36), paddingLeft: '10px' })
  return h(
    Section,
    { style: { padding: '0 8px 20px' } },
    h(Row, null, h(Column, { width: 36 }, mark), h(Column, written, name)),
  )
}

/** On white, whatever the ground of the email: a mail program may make that dark. */
function logoHtml(name: string, src: string, logo: { width: number; height: number }) {
  const scale = Math.min(1, LOGO_SIZE.width / logo.width, LOGO_SIZE.height / logo.height)
  const width = Math.round(logo.width * scale)
  const height = Math.round(logo.height * scale)
  const style = { backgroundColor: '#ffffff', borderRadius: '9px', padding: '6px 10px' }
  return h(
    Section,
    { style: { padding: '0 8px 20px' } },
    h(Img, { src, width, height, alt: name, style }),
  )
}

function card(email: Email): ReactElement {
  return h(
    Section,
    grounded('card', { borderRadius: '20px', overflow: 'hidden' }),
    hem(),
    email.alarm ? alarmHtml(email.alarm) : null,
    opening(email),
    ...email.sections.map(sectionHtml),
    h('div', { style: { fontSize: 0, height: '24px', lineHeight: '24px' } }, '\u00A0'),
  )
}

/** The gingham pattern. Clients without gradients show its plain colour. */
function hem(): ReactElement {
  const thread = 'rgba(236,127,160,.55) 50%,transparent 50%'
  const weave = {
    fontSize: 0,
    height: '14px',
    lineHeight: '14px',
    backgroundImage: `linear-gradient(90deg,${thread}),linear-gradient(${thread})`,
    backgroundSize: '14px 14px',
  }
  return h(Row, null, h(Column, grounded('hem', weave), '\u00A0'))
}

function opening({ lead, heading, facts, paragraphs, action }: Email): ReactElement {
  const paragraph = { ...body, marginBottom: '16px' }
  return block(
    32,
    8,
    h(Text, inked('soft', body), lead),
    h(Heading, inked('ink', { ...title(36, 40), margin: '6px 0 10px' }, 'big'), heading),
    facts === '' ? null : h(Text, inked('soft', paragraph), facts),
    ...paragraphs.map((phrase) => h(Text, inked('ink', paragraph), ...phraseHtml(phrase))),
    actionHtml(action),
  )
}

function actionHtml({ text, href }: Email['action']): ReactElement {
  const ground = grounded('action')
  const ink = inked('onAccent', {
    ...body,
    ...bold,
    ...ground.style,
    borderRadius: '14px',
    lineHeight: '20px',
    padding: '14px 26px',
    textAlign: 'center',
  })
  return h(
    'div',
    { style: { padding: '4px 0' } },
    h(Button, { href, style: ink.style, className: `${ink.className} ${ground.className}` }, text),
  )
}

function footerHtml(lines: Email['footer']): ReactElement {
  return h(
    Text,
    inked('muted', { ...fine, padding: '24px 16px 0', textAlign: 'center' }),
    ...lines.flatMap((line, index) => (index > 0 ? [h('br'), line] : [line])),
  )
}
