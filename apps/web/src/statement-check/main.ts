import { checkStatement, type StatementVerdict } from '@keo/contract/statement-check'
import { LANGUAGE_CODES, LANGUAGES, matchLanguage, type Language } from '@keo/messages/languages'
import { createSay } from '@keo/messages/say'
import { statement as en } from '@keo/messages/statement/en'
import { statement as th } from '@keo/messages/statement/th'
import { statement as vi } from '@keo/messages/statement/vi'
import { statement as zhCN } from '@keo/messages/statement/zh-CN'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { verdictView } from './verdict-view.ts'

/* The whole page: it is opened from a file, so there is no router, no store and nothing to load. */
const PACKS = { vi, en, 'zh-CN': zhCN, th }
const utf8 = new TextEncoder()
const sha256Hex = (text: string) => bytesToHex(sha256(utf8.encode(text)))

type Checked = { readonly text: string; readonly verdict: StatementVerdict; readonly ms: number }
let language: Language = matchLanguage(navigator.language) ?? 'vi'
let checked: Checked | null = null

/** The newest choice counts, however long an earlier file takes to read. */
let choice = 0

async function open(file: File): Promise<void> {
  const own = (choice += 1)
  const text = await file.text()
  if (own !== choice) return
  const before = performance.now()
  const verdict = checkStatement(text, sha256Hex)
  checked = { text, verdict, ms: Math.round(performance.now() - before) }
  draw()
}

function draw(): void {
  const say = createSay(PACKS[language], language)
  document.documentElement.lang = language
  document.title = say('statement.title')
  const page = document.createElement('main')
  const header = document.createElement('header')
  header.append(element('h1', say('statement.title')), languageChoice(say('statement.language')))
  page.append(header, element('p', say('statement.intro')), fileChoice(say('statement.choose')))
  if (checked) page.append(...verdictView(checked, say, language))
  document.body.replaceChildren(page)
}

function languageChoice(label: string): HTMLElement {
  const select = document.createElement('select')
  select.ariaLabel = label
  for (const code of LANGUAGES) {
    select.append(new Option(LANGUAGE_CODES[code].name, code, false, code === language))
  }
  select.addEventListener('change', () => {
    language = matchLanguage(select.value) ?? 'vi'
    draw()
  })
  return select
}

function fileChoice(label: string): HTMLElement {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.txt,text/plain'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) void open(file)
  })
  const choose = element('label', label)
  choose.className = 'choose'
  choose.append(input)
  return choose
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

if (matchMedia('(prefers-color-scheme: light)').matches) document.documentElement.dataset.theme = 'light'
draw()
