import { expect, test } from 'vitest'
import { documentType } from './identity-document.ts'

const judge = (text: string) =>
  documentType(
    Uint8Array.from(text, (character) => character.charCodeAt(0)),
    text,
  )

const jpeg = '\xff\xd8\xff\xe0 pixels \xff\xd9'
const png = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR pixels IDAT \0\0\0\0IEND\xae\x42\x60\x82'
const webp = 'RIFF\x0c\0\0\0WEBPVP8 \0\0\0\0'
const pdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\nstartxref\n9\n%%EOF\n'
const zip = `PK\x05\x06${'\0'.repeat(18)}`

test.each([
  ['jpeg', jpeg],
  ['jpeg', `${jpeg}a film`],
  ['png', png],
  ['webp', webp],
  ['pdf', pdf],
])('a document can be a %s', (type, text) => {
  expect(judge(text)).toEqual({ type })
})

test.each([
  ['nothing', '', 'empty'],
  ['a program', 'MZ\x90\0\x03\0\0\0', 'unsupported'],
  ['a web page', '<!doctype html><p>', 'unsupported'],
  ['a text with a PDF in it', `Hello ${pdf}`, 'unsupported'],
  ['an archive', zip, 'unsupported'],
  ['a JPEG that breaks off', jpeg.slice(0, 8), 'damaged'],
  ['a PNG that breaks off', png.slice(0, 40), 'damaged'],
  ['a WebP that breaks off', webp.slice(0, 14), 'damaged'],
  ['a PDF that breaks off', pdf.slice(0, 30), 'damaged'],
  ['a JPEG that is an archive too', jpeg + zip, 'anotherFile'],
  [
    'a PNG that is an archive with a comment too',
    `${png}${zip.slice(0, -2)}\x03\0end`,
    'anotherFile',
  ],
  ['a JPEG that is a PDF too', jpeg.replace('pixels', pdf), 'anotherFile'],
  ['a WebP that is a script too', `${webp}<?php system("id");`, 'anotherFile'],
  ['a PDF that is an archive too', pdf + zip, 'anotherFile'],
  ['a PDF that is a web page too', pdf.replace('1 0 obj', '<SCRIPT>'), 'anotherFile'],
  ['a PDF that runs a program', pdf.replace('/Catalog', '/Launch'), 'anotherFile'],
  ['a PDF with another file in it', pdf.replace('/Catalog', '/EmbeddedFile'), 'anotherFile'],
])('%s is refused', (_, text, refusal) => {
  expect(judge(text)).toEqual({ refusal })
})
