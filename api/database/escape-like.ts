/** A text as a pattern of LIKE that matches it alone. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
