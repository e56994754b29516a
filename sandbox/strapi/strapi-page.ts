import { html, type Html } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import { MOODS, type StrapiState } from './strapi-state.ts'

/** What is written in the stand-in, to be changed, and how it is to answer from now on. */
export function strapiPage(
  { mood: current, footer, requestCount }: StrapiState,
  host: string,
): Html {
  const moods = Object.entries(MOODS).map(
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
  return page(
    'Strapi',
    html`<h1>Strapi</h1>
      <p class="notice">
        <strong>This is a stand-in.</strong> It answers <code>GET /api/footer</code> as Strapi does,
        in version 4 and 5. Requests so far: ${requestCount}.
      </p>
      <section>
        <h2>Connect the marketplace</h2>
        <pre>CONTENT_URL=http://${host}/strapi/v5 npm start</pre>
        <pre>CONTENT_URL=http://${host}/strapi/v4 CONTENT_VERSION=4 npm start</pre>
        <p class="soft">What you change shows on every page within a minute or so.</p>
      </section>
      <form method="post" action="/strapi">
        <fieldset class="choices">
          <legend>How it answers</legend>
          ${moods}
        </fieldset>
        <p>
          <label for="footer">The footer, as JSON</label><br />
          <textarea id="footer" name="footer" rows="20" cols="80">
${JSON.stringify(footer, null, 2)}</textarea>
        </p>
        <button>Save</button>
      </form>`,
  )
}
