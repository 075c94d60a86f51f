import { LANGUAGE_CODES, LANGUAGES, matchLanguage, type Language } from '@keo/messages/languages'
import { proof as proofEn } from '@keo/messages/proof/en'
import { proof as proofTh } from '@keo/messages/proof/th'
import { proof as proofVi } from '@keo/messages/proof/vi'
import { proof as proofZhCN } from '@keo/messages/proof/zh-CN'
import { createSay, type Say } from '@keo/messages/say'
import { verifyPage as en } from '@keo/messages/verify-page/en'
import { verifyPage as th } from '@keo/messages/verify-page/th'
import { verifyPage as vi } from '@keo/messages/verify-page/vi'
import { verifyPage as zhCN } from '@keo/messages/verify-page/zh-CN'
import { checkProof, type Checked } from '../proofs/check-proof.ts'
import { element, section } from './element.ts'
import { evidenceView } from './proof-view.ts'
import { sourceView } from './source-view.ts'
import { statementView } from './statement-view.ts'

/* The whole page: it is opened from a file, so there is no router, no store and nothing to load. */
const PACKS = {
  vi: { ...proofVi, ...vi },
  en: { ...proofEn, ...en },
  'zh-CN': { ...proofZhCN, ...zhCN },
  th: { ...proofTh, ...th },
}

type Read = { readonly text: string; readonly checked: Checked; readonly ms: number }
/** The app says how it looks; from a disk the browser does. */
const look = new URLSearchParams(location.search)
/** This very script: the page has no other. */
const SCRIPT = document.currentScript?.textContent ?? ''
let language: Language = matchLanguage(look.get('language') ?? navigator.language) ?? 'vi'
let read: Read | null = null
const answer = document.createElement('div')

/** The newest choice counts, however long an earlier file takes to read. */
let choice = 0

async function open(file: File): Promise<void> {
  const own = (choice += 1)
  const text = await file.text()
  if (own === choice) check(text)
}

function check(text: string): void {
  choice += 1
  const before = performance.now()
  const checked = checkProof(text)
  read = { text, checked, ms: Math.round(performance.now() - before) }
  drawAnswer()
}

const sayNow = (): Say => createSay(PACKS[language], language)

function draw(): void {
  const say = sayNow()
  document.documentElement.lang = language
  document.title = say('verify.title')
  const page = document.createElement('main')
  const header = document.createElement('header')
  header.append(element('h1', say('verify.title')), languageChoice(say('verify.language')))
  page.append(header, element('p', say('verify.intro')), fileChoice(say('verify.choose')))
  page.append(pasteBox(say('verify.paste')), answer)
  // From a disk it is kept already.
  if (location.protocol !== 'file:')
    page.append(saveLink(say('verify.keep'), location.pathname, 'keo-verify.html'))
  page.append(sourceView(SCRIPT, say))
  document.body.replaceChildren(page)
  drawAnswer()
}

function drawAnswer(): void {
  answer.replaceChildren(...(read ? answerTo(read, sayNow()) : []))
}

function answerTo({ text, checked, ms }: Read, say: Say): HTMLElement[] {
  switch (checked.kind) {
    case 'unreadable': {
      const result = section('bad', `✕ ${say('verify.unreadable')}`)
      result.append(element('p', say('verify.unreadableText')))
      return [result]
    }
    case 'statement':
      return statementView({ text, ms, proof: checked.proof, verdict: checked.verdict }, say, language)
    default: {
      const file = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
      return [...evidenceView(checked, say), saveLink(say('verify.save'), file, `keo-${checked.kind}.json`)]
    }
  }
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
  input.accept = '.txt,.json,text/plain,application/json'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) void open(file)
  })
  const choose = element('label', label)
  choose.className = 'choose'
  choose.append(input)
  return choose
}

function pasteBox(label: string): HTMLElement {
  const box = document.createElement('textarea')
  box.rows = 3
  box.spellcheck = false
  // A statement comes as a file: ten thousand rows in a box would only be slow.
  box.value = read && read.checked.kind !== 'statement' ? read.text : ''
  box.addEventListener('input', () => {
    if (box.value.trim() !== '') check(box.value)
  })
  const paste = element('label', label)
  paste.append(box)
  return paste
}

function saveLink(label: string, address: string, name: string): HTMLElement {
  const made = document.createElement('a')
  made.textContent = label
  made.href = address
  made.download = name
  return made
}

/** Evidence that a page of the app hands over stands behind the hash sign, which no browser sends. */
function checkAddress(): void {
  const handed = location.hash.slice(1)
  if (handed === '') return
  try {
    check(decodeURIComponent(handed))
  } catch {
    check('{')
  }
}

const theme = look.get('theme') ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
if (theme === 'light') document.documentElement.dataset.theme = theme
checkAddress()
draw()
addEventListener('hashchange', () => {
  checkAddress()
  draw()
})
