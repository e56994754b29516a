import { expect, test } from 'vitest'
import { leaveOut } from './styles-once.ts'

const code =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/page.js","assets/page.css","assets/dialog.css"])))=>i.map(i=>d[i]);' +
  'a(()=>import(`./dialog.js`),__vite__mapDeps([0,1,2]));b(()=>import(`./other.js`),__vite__mapDeps([1]));'

test('a later part does not name the sheets of what imports it', () => {
  const left = leaveOut(code, new Set(['assets/page.css', 'assets/elsewhere.css']))
  expect(left).toContain('import(`./dialog.js`),__vite__mapDeps([0,2])')
  expect(left).toContain('import(`./other.js`),__vite__mapDeps([])')
})

test('a script without later parts stays as it is', () => {
  expect(leaveOut('import "./page.js"', new Set(['assets/page.css']))).toBe('import "./page.js"')
})
