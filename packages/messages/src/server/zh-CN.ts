import type { PackOf } from '../keys.ts'
import type { server as vi } from './vi.ts'

export const server: PackOf<typeof vi> = {
  'error.captchaNeeded': '请拖动拼图完成验证。',
  'error.accountRestricted': '您的账号暂不能进行此操作，详情请联系客服。',
  'error.invalidInput': '信息有误，请检查后再试。',
  'error.brokenBody': '提交的数据无法读取。',
  'error.wrongContentType': '不支持提交的数据类型。',
  'error.bodyTooLarge': '提交的数据过大。',
  'error.notFound': '找不到该内容。',
  'error.notAllowed': '您没有权限进行此操作。',
  'error.tooManyRequests': '操作太快了，请在 {seconds} 秒后再试。',
  'error.busy': '系统繁忙，请稍后再试。',
  'error.tryAgain': '操作未完成，请重试。',
  'error.unexpected': '出现意外错误，我们已记录。',
  'error.methodNotAllowed': '不支持此操作。',
  'error.handOverInvalid': '该登录链接已使用或已过期。',
  'field.missing': '请填写此项。',
  'field.tooShort': '内容过短或过小。',
  'field.tooLong': '内容过长或过大。',
  'field.invalid': '格式不正确。',
}
