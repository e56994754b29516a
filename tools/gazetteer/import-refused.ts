/**
 * A reason not to import a file. Its message is a sentence or two for the person at the terminal: what
 * is wrong, where, and what to do next.
 */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
}

/** What is wrong with one row; the caller adds its number. */
export class RowRefused extends Error {
  override name = 'RowRefused'
}
