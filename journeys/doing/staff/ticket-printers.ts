import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { blackRows } from '#api/printing/testing/black-rows.ts'
import type { Marketplace } from '../../marketplace/start-marketplace.ts'

type Make = 'Star' | 'Epson'

/** The two ticket printers that the sandbox has, on their page. */
export class PrintersOfTheSandbox {
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async open(context: BrowserContext, { mailboxUrl }: Pick<Marketplace, 'mailboxUrl'>) {
    const page = await context.newPage()
    await page.goto(`${new URL(mailboxUrl).origin}/printers`)
    return new PrintersOfTheSandbox(page)
  }

  /** Types in what the store app shows: an address and, for Star, a name and a password. */
  async connect(make: Make, [url = '', user = '', password = '']: readonly string[]) {
    const { page } = this
    const printer = this.#printer(make)
    await printer.getByRole('textbox', { name: 'Server address' }).fill(url)
    if (make === 'Star') {
      await printer.getByRole('textbox', { name: 'User name' }).fill(user)
      await printer.getByRole('textbox', { name: 'Password' }).fill(password)
    }
    await printer.getByRole('button', { name: `Connect the ${make} printer` }).click()
    await expect(page.locator(`#${make.toLowerCase()}-now`)).toContainText('HTTP 200')
  }

  /** How a printer is from now on, or what happens during its next ticket. */
  async set(make: Make, choice: string): Promise<void> {
    const printer = this.#printer(make)
    await printer.getByRole('radio', { name: choice }).check()
    await printer.getByRole('button', { name: `Set the ${make} printer` }).click()
  }

  /** They ask every five seconds; this is sooner. */
  async askForTickets(make: Make): Promise<void> {
    await this.#printer(make)
      .getByRole('button', { name: `Ask for ${make} tickets now` })
      .click()
  }

  /** What came out, the newest first. */
  papers(make: Make): Locator {
    return this.#printer(make).getByRole('figure')
  }

  /** Whether the picture of a ticket begins with the black bar of “COPY”. Browsers of journeys draw no pictures. */
  async saysCopy(ticket: string): Promise<boolean> {
    const picture = this.page.getByRole('img', { name: `Picture of ${ticket.toLowerCase()}` })
    const address = new URL((await picture.getAttribute('src')) ?? '', this.page.url())
    const answer = await this.page.request.get(address.href)
    return (await blackRows(await answer.body())) > 40
  }

  #printer(make: Make): Locator {
    return this.page.getByRole('region', { name: make })
  }
}

/** Takes the place of the browser's printing: answers the texts of the tickets as they are printed. */
export async function watchPrinting(page: Page): Promise<readonly string[]> {
  const tickets: string[] = []
  await page.exposeFunction('ticketsPrinted', (texts: string[]) => void tickets.push(...texts))
  await page.addInitScript(() => {
    const { ticketsPrinted } = globalThis as unknown as {
      ticketsPrinted: (texts: string[]) => void
    }
    globalThis.print = () => {
      const blocks = (ticket: Element) =>
        Array.from(ticket.querySelectorAll('p'), (block) => block.textContent).join('\n')
      ticketsPrinted(Array.from(document.querySelectorAll('.ticket'), blocks))
      dispatchEvent(new Event('afterprint'))
    }
  })
  return tickets
}
