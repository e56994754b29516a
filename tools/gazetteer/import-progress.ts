/** What is reported while a file is imported. */
export type ImportProgress =
  | { step: 'checking' | 'indexing' | 'swapping'; fileName: string }
  | ({ step: 'resuming' } & Position)
  | ({ step: 'reading' } & Position)

type Position = {
  fileName: string
  partName: string
  doneBytes: number
  totalBytes: number
  loaded: number
}
