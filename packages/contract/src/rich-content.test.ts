import { expect, test } from 'vitest'
import { cleanContent, contentOfText, decodeContent, encodeContent } from './rich-content.ts'

test('[HTM-01] what the allow-list names stays as it is', () => {
  const html = '<h3>A</h3><p>B <b>C</b><br></p><ul><li><a href="/message?tab=1&amp;x=2">D</a></li></ul>'
  const cleaned = cleanContent(html)
  expect(cleaned).toContain('<a href="/message?tab=1&amp;x=2">D</a>')
  expect(cleanContent(cleaned)).toBe(cleaned)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'http://plain.example/',
  '//other.example/',
  '/\\other.example/',
  '/&#47;other.example/',
  '/&sol;other.example/',
  '/\t/other.example/',
])('[HTM-01] a link to %s leads nowhere', (address) => {
  expect(cleanContent(`<a href="${address}" onclick="x()">D</a>`)).not.toMatch(
    /href="?[^>\s"]|onclick|example/,
  )
})

test('plain text becomes content that says the same', () => {
  expect(contentOfText('A < B & "C"')).toBe('<p>A &lt; B &amp; "C"</p>')
})

test('[OPS-01a] [OPS-01b] content is base64 of UTF-8, decoded once; what is not is null', () => {
  const html = '<p>Nạp 5.000.000 ₫ 充值 ฝาก 😀</p>'
  expect(decodeContent(encodeContent(html))).toBe(html)
  expect(decodeContent(encodeContent(encodeContent(html)))).toBe(encodeContent(html))
  expect(['%%%', '/////w==', 'không'].map(decodeContent)).toEqual([null, null, null])
})
