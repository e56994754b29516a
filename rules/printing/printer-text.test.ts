import { expect, test } from 'vitest'
import fc from 'fast-check'
import { printerText } from './printer-text.ts'

test.each([
  ['£3.20 · 2 × café', '£3.20 · 2 × café', '£3.20 · 2 x café'],
  ['Siôn Llŵyd, Tŷ Gwyn', 'Siôn Llŵyd, Tŷ Gwyn', 'Siôn Llwyd, Ty Gwyn'],
  ['Łódź “Żabka” – don’t…', 'Łódź “Żabka” – don’t…', 'Lódz "Zabka" - don\'t...'],
  ['Ελένη Лена', 'Ελένη Лена', '????? ????'],
  ['王小明 👩\u200d🍳 ok', '??? ? ok', '??? ? ok'],
  ['a\u001b@b\u0000\u001dc\u007f', 'a@bc', 'a@bc'],
  ['x\u202egnp\u2066\u200by', 'xgnpy', 'xgnpy'],
  ['two\n lines\tand\u00a0more', 'two lines and more', 'two lines and more'],
  ['e\u0301 decomposed', 'é decomposed', 'é decomposed'],
  ['ﬁne œuf', 'fine œuf', 'fine oeuf'],
])('%j is printed readably', (text, drawn, latin1) => {
  expect(printerText(text, 'drawn')).toBe(drawn)
  expect(printerText(text, 'latin1')).toBe(latin1)
})

test.each(['drawn', 'latin1'] as const)('nothing commands a printer: %s', (shown) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printerText(text, shown)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u)
    }),
  )
})
