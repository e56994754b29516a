const POSTCODES = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d(?:[A-Z]{2})?)\b/g

/** A text whose postcodes are never broken over two lines. */
export const unbroken = (text: string): string => text.replace(POSTCODES, '$1\u00a0$2')
