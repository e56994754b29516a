import type { CSSProperties } from 'react'

/** Faces that readers may have; an email brings no fonts of its own. */
const sans = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const display = "'Bricolage Grotesque','Trebuchet MS','Segoe UI',Arial,sans-serif"

const type = (size: number, height: number): CSSProperties => ({
  fontFamily: sans,
  fontSize: `${size}px`,
  lineHeight: `${height}px`,
  margin: 0,
})

export const body = type(16, 24)
export const aside = type(15, 22)
export const small = type(14, 20)
export const fine = type(13, 19)

export const title = (size: number, height: number): CSSProperties => ({
  ...type(size, height),
  fontFamily: display,
  fontWeight: 700,
  letterSpacing: '-0.02em',
})

export const bold: CSSProperties = { fontWeight: 600 }
