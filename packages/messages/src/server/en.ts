import type { PackOf } from '../keys.ts'
import type { server as vi } from './vi.ts'

export const server: PackOf<typeof vi> = {
  'error.captchaNeeded': 'Please slide the piece into place to verify.',
  'error.accountRestricted': 'Your account is restricted from doing this. Message support to learn more.',
  'error.invalidInput': 'Some details are not right. Please check them.',
  'error.brokenBody': 'The data sent could not be read.',
  'error.wrongContentType': 'This kind of data is not supported.',
  'error.bodyTooLarge': 'The data sent is too large.',
  'error.notFound': "This content can't be found.",
  'error.notAllowed': "You don't have permission to do this.",
  'error.tooManyRequests': {
    one: 'That was quick. Try again in {seconds} second.',
    other: 'That was quick. Try again in {seconds} seconds.',
  },
  'error.busy': 'The system is busy. Please try again in a moment.',
  'error.tryAgain': "That didn't go through. Please try again.",
  'error.unexpected': 'Something unexpected happened. We have noted it.',
  'error.methodNotAllowed': 'This action is not supported.',
  'error.handOverInvalid': 'This sign-in link was used or has expired.',
  'field.missing': 'Please fill this in.',
  'field.tooShort': 'Too short or too small.',
  'field.tooLong': 'Too long or too large.',
  'field.invalid': 'This is not in the right format.',
}
