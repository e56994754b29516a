import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { billOf } from './bill.ts'
import type { Bill } from './bill.ts'
import { MOODS } from './calls.ts'
import type { MapsCall, MapsState } from './calls.ts'

const CALLS: Readonly<Record<MapsCall['api'], string>> = {
  autocomplete: 'Autocomplete (New)',
  details: 'Place Details (New)',
  geocoding: 'Geocoding',
}
const PREDICTION = 'suggestions.placePrediction.'
const SHOWN_SESSIONS = 10
const SHOWN_CALLS = 20
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' })

/** The requests to the stand-in, what they would cost, and how it answers from now on. */
export function googlePage({ mood, calls }: MapsState, host: string): Html {
  const bill = billOf(calls)
  return page(
    'Google Maps',
    html`<h1>Google Maps</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> It speaks Places API (New) and Geocoding for about 40
        places. Nothing reaches Google, and nothing costs anything.
      </p>
      ${connecting(calls, host)} ${moods(mood)}
      <section>
        <h2>What it would cost</h2>
        ${calls.length === 0 ? html`<p class="empty">No calls yet.</p>` : costs(bill)}
      </section>
      ${sessions(bill)} ${latest(calls)}`,
  )
}

function connecting(calls: readonly MapsCall[], host: string): Html | null {
  if (calls.length > 0) return null
  return html`<section>
    <h2>Connect the marketplace</h2>
    <pre>GOOGLE_MAPS_API_KEY=sandbox GOOGLE_MAPS_URL=http://${host}/google-maps npm start</pre>
    <p class="soft">Then type “mare street”, “e8 1ea”, “headingley” or “heptonstall”.</p>
  </section>`
}

function moods(current: string): Html {
  const choices = Object.entries(MOODS).map(
    ([mood, meaning]) =>
      html`<label
        ><input
          type="radio"
          name="mood"
          value="${mood}"
          ${mood === current ? html`checked` : null}
        />
        ${meaning}</label
      >`,
  )
  return html`<form method="post" action="/google-maps/mood">
    <fieldset class="choices">
      <legend>How it answers</legend>
      ${choices}
    </fieldset>
    <button>Answer like this</button>
  </form>`
}

function costs({ lines, dollars }: Bill): Html {
  return html`<p>
      <strong class="sum">${money(dollars)}</strong> at list prices, beyond the free calls of each
      month
    </p>
    ${table(
      ['Billed as', 'Calls', 'Costs'],
      lines.map((line) => [line.sku, line.calls, money(line.dollars)]),
    )}
    <p class="soft">
      A rough idea, from the first step of the prices of 2025;
      <a href="https://developers.google.com/maps/billing-and-pricing/pricing"
        >Google’s price list</a
      >
      has today’s. The newest 1,000 calls are counted.
    </p>
    <form class="after" method="post" action="/google-maps/forget">
      <button class="quiet">Delete the calls</button>
    </form>`
}

function sessions({ sessions: all }: Bill): Html | null {
  if (all.length === 0) return null
  const newest = all.toReversed().slice(0, SHOWN_SESSIONS)
  return html`<section>
    <h2>Searches</h2>
    ${table(
      ['Session', 'Typed', 'Ended by', 'Costs'],
      newest.map(({ token, typed, endedBy, dollars }) => [
        `${token.slice(0, 8)}…`,
        typed,
        endedBy ?? 'nothing yet',
        money(dollars),
      ]),
    )}
  </section>`
}

function latest(calls: readonly MapsCall[]): Html | null {
  if (calls.length === 0) return null
  const newest = calls.toReversed().slice(0, SHOWN_CALLS)
  return html`<section>
    <h2>Newest calls</h2>
    <ol class="rows">
      ${newest.map(
        ({ at, api, outcome, fieldMask }) =>
          html`<li class="row">
            <span class="row-top"
              ><span>${outcome === '-' ? 'no answer' : outcome}</span>
              <time datetime="${at}">${TIME.format(new Date(at))}</time></span
            >
            <strong>${CALLS[api]}</strong>
            ${fieldMask === null ? null : html`<span class="address">${fieldsOf(fieldMask)}</span>`}
          </li>`,
      )}
    </ol>
  </section>`
}

function fieldsOf(mask: string): string {
  return `Fields: ${mask.replaceAll(PREDICTION, '').replaceAll(',', ', ')}`
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** To the hundredth of a cent, because one call costs less than a cent. */
function money(dollars: number): string {
  return `$${dollars.toFixed(4)}`
}
