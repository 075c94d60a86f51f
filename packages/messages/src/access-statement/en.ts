import type { PackOf } from '../keys.ts'
import type { accessStatement as vi } from './vi.ts'

export const accessStatement: PackOf<typeof vi> = {
  'access.intro':
    'KÈO has to work for everybody: by keyboard alone, with a screen reader, with large text. This page says what was tested, how it came out and what is still missing.',
  'access.standard': 'Standard',
  'access.standardName': 'WCAG 2.2, levels A and AA',
  'access.standardNote':
    'Tested by machine on the running product, in Chromium at 390 × 844. A machine is no substitute for people: nobody with a disability has tested it yet, and no outside party has confirmed it.',
  'access.date': 'Tested on',
  'access.pages': 'Pages tested',
  'access.pagesOf': '{count} of {all}',
  'access.looks': 'Looks: page × language × theme',
  'access.stops': 'Buttons and links reached with Tab',
  'access.checks': 'What each look checks',
  'access.check.rules': 'Rules of WCAG',
  'access.check.rulesNote': 'The axe rules: contrast, roles, labels, structure.',
  'access.check.keyboard': 'Keyboard alone',
  'access.check.keyboardNote':
    'Tab reaches every control in order, you always see where you are and are never stuck; nothing works by pointer or touch only.',
  'access.check.text': 'Text at 200%',
  'access.check.textNote':
    'With text twice as large nothing is cut off, nothing overlaps and the page does not scroll sideways.',
  'access.check.names': 'Screen reader',
  'access.check.namesNote':
    'Buttons, fields and pictures have names; every page has one main heading, the right title and language; nothing keeps interrupting.',
  'access.ran': 'Ran in',
  'access.ranCount': { one: '{count} page', other: '{count} pages' },
  'access.dark': 'dark',
  'access.light': 'light',
  'access.notRun': 'not run',
  'access.exceptions': 'What is still missing',
  'access.exception.tabs':
    'The labels of the bottom tab bar keep their size: five side by side have no room for text twice as large. Each has a picture and is read out in full.',
  'access.exception.odds':
    'Odds and teams in lists of matches keep their size, so that all columns stay on one line. On the page of a match the odds grow with the text.',
  'access.exception.pictures':
    'Text on pictures (badges on games, live rooms and VIP cards) keeps its size. Names and figures that matter also stand beside it or are read out.',
  'access.exception.notices':
    'The line of notices on the home page shows one line and shortens what is longer. A tap opens all of it.',
  'access.open': 'Pages where the checks still find something or have not been completed:',
  'access.report': 'Something in your way?',
  'access.reportNote': 'Tell us which page, what you wanted to do and which aid you use.',
  'access.reportAction': 'Tell KÈO',
  'access.otherWays': 'Other ways to reach us',
}
