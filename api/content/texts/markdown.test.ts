import { expect, test } from 'vitest'
import { hasRefusedLink, htmlOf, questionsOf } from './markdown.ts'

const site = 'https://tuckin.example'

test('a text has headings below the one of the page, lists, links and emphasis', () => {
  const text =
    '# First\n\nSome **bold** [terms](/terms).\n\n### Third\n\n- one\n- two\n\n#### Fourth'
  expect(htmlOf(text, site)).toBe(
    '<h2>First</h2>\n<p>Some <strong>bold</strong> <a href="/terms">terms</a>.</p>\n' +
      '<h3>Third</h3>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<h3>Fourth</h3>\n',
  )
})

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<iframe src="https://evil.example"></iframe>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- <script>alert(1)</script> -->',
  '<style>*{display:none}</style>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](https://tuckin.example@evil.example/)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '![x](https://evil.example/pixel.gif)',
  '[x](https://example.org/"onmouseover="alert(1))',
  '[x](/ "t\\" onmouseover=alert(1) x=\\"")',
  '```"><script>alert(1)</script>\nx\n```',
])('hostile Markdown becomes text: %j', (text) => {
  const html = htmlOf(text, site)
  // Whatever stands between < and > is what we write ourselves, without handlers or scripts.
  const tags = html.match(/<[^>]*>/g) ?? []
  for (const tag of tags) {
    expect(tag).toMatch(/^<\/?(?:p|a|pre|code|br|h2|h3)\b/)
    expect(tag.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\son\w+/i)
    expect(tag).not.toMatch(/(?:javascript|vbscript|data|file):|tuckin\.example@/i)
  }
})

test.each([
  [
    '[terms](/terms) and [us](https://example.org) <hello@example.org> [ring](tel:+442079460000)',
    false,
  ],
  ['no links', false],
  ['[x](javascript:alert(1))', true],
  ['[x](java&#115;cript:alert(1))', true],
  ['[x][1]\n\n[1]: vbscript:x', true],
  ['[x](https://tuckin.example@evil.example/)', true],
  ['`[x](javascript:alert(1))`', false],
])('in %j a link is refused: %s', (text, isRefused) => {
  expect(hasRefusedLink(text, site)).toBe(isRefused)
})

test('questions are headings below the headings of their groups', () => {
  const text =
    'Ask us.\n\n## Orders\n\nAbout orders.\n\n### Is it *hot*?\n\nYes.\n\nVery.\n\n### Late?\n\nNo.\n\n## Money'
  expect(questionsOf(text, site)).toEqual([
    { heading: '', html: '<p>Ask us.</p>\n', questions: [] },
    {
      heading: 'Orders',
      html: '<p>About orders.</p>\n',
      questions: [
        { id: 'q1', question: 'Is it hot?', answer: '<p>Yes.</p>\n<p>Very.</p>\n' },
        { id: 'q2', question: 'Late?', answer: '<p>No.</p>\n' },
      ],
    },
    { heading: 'Money', html: '', questions: [] },
  ])
})

test('a deep text is read', () => {
  const deep = `${'> '.repeat(2000)}x\n${'['.repeat(10_000)}\n${'*a '.repeat(5000)}`
  expect(htmlOf(deep, site)).toContain('</blockquote>')
})
