import { html } from './html.ts'
import type { Html } from './html.ts'

const MARK = html`<svg class="mark" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
  <rect width="40" height="40" rx="11" class="mark-ground" />
  <path class="mark-envelope" d="M8 13.5h24v15H8z" />
  <path class="mark-flap" d="m8.5 14 11.5 9 11.5-9" />
</svg>`

/** The frame of every sandbox page. `title` also heads the browser's tab. */
export function page(title: string, content: Html, scripts: readonly string[] = []): Html {
  return html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${title} · Sandbox</title>
      <link rel="stylesheet" href="/sandbox.css" />
      <link rel="icon" href="/sandbox.svg" type="image/svg+xml" />
      ${scripts.map((source) => html`<script src="${source}" defer></script>`)}
    </head>
    <body>
      <a class="skip" href="#content">Skip to content</a>
      <header class="top">
        <a class="home" href="/">${MARK}<span>Sandbox</span></a>
        <p>Stand-ins for the outside world, on this machine only.</p>
      </header>
      <main id="content" tabindex="-1">${content}</main>
    </body>
  </html>`
}
