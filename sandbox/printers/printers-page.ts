import { generate } from 'lean-qr'
import { html, type Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { timeElement } from '#sandbox/mail/list-page.ts'
import { eposParts, type EposPart } from './epos-parts.ts'
import { CONDITIONS, MISHAPS, type Paper, type Printer } from './printer.ts'

export interface ShownPrinter {
  kind: 'star' | 'epson'
  printer: Printer
}

const NAMES = { star: 'Star', epson: 'Epson' } as const
const PROTOCOLS = { star: 'CloudPRNT', epson: 'Server Direct Print' } as const

/** Both printers: what came out of them, and how they are. */
export function printersPage(printers: readonly ShownPrinter[], problem: string | null): Html {
  return page(
    'Ticket printers',
    html`<h1>Ticket printers</h1>
      <p class="notice">
        <strong>These are stand-ins.</strong> They ask the marketplace for tickets every five
        seconds, by the protocols of Star and Epson, and print them here. In the store app, under
        Store and Printers, is how the restaurant sees them.
      </p>
      ${problem === null ? null : html`<p class="notice" role="alert">${problem}</p>`}
      <div class="printers">${printers.map(printerSection)}</div>`,
    ['/printers/printers.js'],
  )
}

function printerSection({ kind, printer }: ShownPrinter): Html {
  const name = NAMES[kind]
  return html`<section aria-labelledby="${kind}">
    <h2 id="${kind}">${name}</h2>
    <div id="${kind}-now" data-live>${now(kind, printer)}</div>
    <form method="post" action="/printers/${kind}/condition">
      ${choices({
        legend: `How the ${name} printer is`,
        name: 'condition',
        of: CONDITIONS,
        current: printer.condition,
      })}
      ${choices({
        legend: 'During the next ticket',
        name: 'mishap',
        of: MISHAPS,
        current: printer.mishap,
        isLong: true,
      })}
      <button>Set the ${name} printer</button>
    </form>
    <form class="after" method="post" action="/printers/${kind}/poll">
      <button class="quiet">Ask for ${name} tickets now</button>
    </form>
    ${setUpForm(kind, printer)}
    <div id="${kind}-papers" data-live>${papers(kind, printer)}</div>
  </section>`
}

function now(kind: ShownPrinter['kind'], { condition, setUp, lastAnswer }: Printer): Html {
  const words =
    setUp === null ? 'Not connected yet' : `Last answer of the marketplace: ${lastAnswer}`
  return html`<p><strong>${CONDITIONS[condition]}</strong></p>
    <p class="soft">${PROTOCOLS[kind]}. ${words}.</p>`
}

function setUpForm(kind: ShownPrinter['kind'], { setUp }: Printer): Html {
  const field = (name: 'url' | 'user' | 'password', label: string) =>
    html`<label
      >${label}
      <input
        name="${name}"
        type="${name === 'url' ? 'url' : 'text'}"
        autocomplete="off"
        required
        value="${setUp?.[name] ?? ''}"
    /></label>`
  return html`<details class="set-up" ${setUp === null ? html`open` : null}>
    <summary>Set-up of the ${NAMES[kind]} printer</summary>
    <form method="post" action="/printers/${kind}/set-up">
      <p class="soft">
        In the store app, <em>Add a printer</em> shows what to type in here, as on the web page of a
        real printer.
      </p>
      ${field('url', 'Server address')}
      ${kind === 'star' ? [field('user', 'User name'), field('password', 'Password')] : []}
      <button class="quiet">Connect the ${NAMES[kind]} printer</button>
    </form>
  </details>`
}

interface Choices {
  legend: string
  name: string
  of: Readonly<Record<string, string>>
  current: string
  /** One below the other. */
  isLong?: true
}

function choices({ legend, name, of, current, isLong }: Choices): Html {
  return html`<fieldset class="${isLong ? 'choices choices-long' : 'choices'}">
    <legend>${legend}</legend>
    ${Object.entries(of).map(
      ([value, meaning]) =>
        html`<label
          ><input
            type="radio"
            name="${name}"
            value="${value}"
            ${value === current ? html`checked` : null}
          />
          ${meaning}</label
        >`,
    )}
  </fieldset>`
}

function papers(kind: ShownPrinter['kind'], printer: Printer): Html {
  if (printer.papers.length === 0)
    return html`<p class="empty">Nothing printed yet. Accept an order in the store app.</p>`
  return html`<ol class="rows" reversed>
      ${printer.papers.map((paper) => paperItem(kind, paper))}
    </ol>
    <form class="after" method="post" action="/printers/${kind}/throw-away">
      <button class="quiet">Throw away the ${NAMES[kind]} tickets</button>
    </form>`
}

const ENDS = {
  none: 'printed',
  jam: 'jammed in the middle',
  restart: 'printed, not confirmed',
} as const

function paperItem(kind: ShownPrinter['kind'], { id, at, content, mishap }: Paper): Html {
  const name = `Ticket ${id}, ${ENDS[mishap]}`
  return html`<li>
    <figure>
      <figcaption class="row-top"><span>${name}</span>${timeElement(at)}</figcaption>
      <div class="paper ${mishap === 'jam' ? 'torn' : ''}">
        ${
          typeof content === 'string'
            ? (eposParts(content) ?? []).map(eposPart)
            : html`<img src="/printers/${kind}/papers/${id}.png" alt="Picture of ticket ${id}" />`
        }
      </div>
    </figure>
  </li>`
}

function eposPart(part: EposPart): Html {
  if (part.kind === 'cut') return html``
  if (part.kind === 'code') return squareCode(part.address)
  const { text, scale, isInverted, isCentred } = part
  const classes = [`wide-${scale}`, isInverted ? 'inverted' : '', isCentred ? 'centred' : '']
  return html`<p class="${classes.join(' ')}">${text}</p>`
}

function squareCode(address: string): Html {
  const { size, get } = generate(address)
  const row = (y: number) =>
    Array.from({ length: size }, (_, x) => (get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  const squares = Array.from({ length: size }, (_, y) => row(y)).join('')
  return html`<svg
    class="code"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label="Code of ${address}"
  >
    <path d="${squares}" />
  </svg>`
}
