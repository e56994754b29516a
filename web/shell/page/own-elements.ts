import { hash } from 'node:crypto'

/**
 * The scripts and style sheets that the website itself has put into a page. They are marked by a secret nonce while
 * the page is made, so that nobody can smuggle one in; the page that is sent has none, and its policy names
 * their hashes instead, so that it is the same for everyone.
 */
export class OwnElements {
  readonly #mark: string
  readonly #scripts = new Set<string>()
  readonly #styles = new Set<string>()

  constructor(nonce: string) {
    this.#mark = ` nonce="${nonce}"`
  }

  /** Separated by spaces, as a Content-Security-Policy names them. */
  get hashes(): { scripts: string; styles: string } {
    return { scripts: [...this.#scripts].join(' '), styles: [...this.#styles].join(' ') }
  }

  addStyle(css: string): void {
    this.#styles.add(hashOf(css))
  }

  /** An element without the mark, its contents noted if it had it. */
  unmarked(element: string): string {
    const start = element.slice(0, element.indexOf('>') + 1)
    if (!start.includes(this.#mark)) return element
    const end = element.lastIndexOf('</')
    const contents = element.slice(start.length, Math.max(end, start.length))
    if (contents !== '') {
      if (start.startsWith('<script')) this.#scripts.add(hashOf(contents))
      else this.addStyle(contents)
    }
    return start.replace(this.#mark, '') + element.slice(start.length)
  }
}

const hashOf = (contents: string) => `'sha256-${hash('sha256', contents, 'base64')}'`
