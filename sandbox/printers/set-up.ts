/** What is typed into a printer's own web page. */
export interface SetUp {
  url: string
  /** Of a Star printer alone. */
  user: string
  password: string
}

/**
 * Whether an address is one that the marketplace gives to printers. Nothing else is asked, so that this page
 * can't be used to look around in a network.
 */
export function isPrinterAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, pathname, search, username } = new URL(url)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  const isPrinters = /\/printers\/(star|epson\/[\w-]{20,40})$/.test(pathname)
  return isWeb && isPrinters && search === '' && username === ''
}
