import {
  AUTHENTICATED_CARDS,
  DECLINED_CARDS,
  PAYING_CARDS,
  REFUND_CARDS,
} from '#sandbox/stripe/cards/test-cards.ts'
import type { TestCard } from '#sandbox/stripe/cards/test-cards.ts'
import { html } from '#sandbox/http/html.ts'
import type { Html } from '#sandbox/http/html.ts'

/** The published test cards, by what becomes of them. */
export function cardTables(): Html {
  return html`<section>
    <h2>Test cards</h2>
    <p class="soft">
      Any security code and any date in the future will do. 4242 4242 4242 4241 is mistyped on
      purpose.
    </p>
    ${group('Cards that pay', PAYING_CARDS)} ${group('Cards that are declined', DECLINED_CARDS)}
    ${group('Cards that ask for 3-D Secure', AUTHENTICATED_CARDS)}
    ${group('Cards whose refunds are slow', REFUND_CARDS)}
  </section>`
}

function group(title: string, cards: readonly TestCard[]): Html {
  return html`<details class="after">
    <summary>${title}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        ${cards.map(
          ({ number, about }) =>
            html`<tr>
              <td class="number">${spaced(number)}</td>
              <td>${about}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`
}

function spaced(number: string): string {
  return number.length === 15
    ? number.replace(/^(.{4})(.{6})(.{5})$/, '$1 $2 $3')
    : number.replace(/(.{4})(?=.)/g, '$1 ')
}
