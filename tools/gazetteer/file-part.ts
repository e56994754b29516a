export type Product = 'Code-Point Open' | 'ONSPD'

/** One CSV file, alone or of a zip. */
export type FilePart = {
  name: string
  /** Its length, unpacked. */
  bytes: number
  /** Its bytes from there on. Throws ImportRefused when they are damaged. */
  read(fromByte: number): AsyncIterable<Buffer>
}

/** A file of postcodes, recognised but not read. */
export type PostcodeFile = {
  name: string
  product: Product
  parts: readonly FilePart[]
  /** SHA-256 of the whole file. */
  sha256: string
  close(): void
}
