export type FileRefusal =
  | 'MENU_FILE_IS_EMPTY'
  | 'MENU_FILE_TYPE_NOT_SUPPORTED'
  | 'MENU_FILE_IS_DAMAGED'
  | 'MENU_FILE_HAS_MACROS'
  | 'MENU_FILE_HAS_TOO_MANY_CELLS'
  | 'MENU_FILE_TOOK_TOO_LONG'

/** A file from which no menu can be read. */
export class FileRefused extends Error {
  override name = 'FileRefused'
  readonly code: FileRefusal

  constructor(code: FileRefusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
