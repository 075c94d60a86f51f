import type { PackOf } from '../keys.ts'
import type { statement as source } from './vi.ts'

export const statement: PackOf<typeof source> = {
  'statement.title': '核对账单',
  'statement.intro': '本页在您自己的设备上重新计算账单文件的哈希链和余额，无需联网，也不发送任何内容。',
  'statement.choose': '选择账单文件',
  'statement.language': '语言',
  'statement.intact': '账单完整无误',
  'statement.intactText': '已在 {ms} 毫秒内重新计算 {rows} 行：每一行都与上一行相接，余额一致。',
  'statement.broken': '账单对不上',
  'statement.brokenAt': '第 {row} 行：{fault}',
  'statement.fault.format': '无法读取。该文件不是 Kèo 的账单，或已被截断。',
  'statement.fault.genesis': '开头不属于该会员和币种。',
  'statement.fault.order': '缺失、重复或顺序错误。',
  'statement.fault.hash': '内容被改动，哈希不符。',
  'statement.fault.unbalanced': '分录合计不为 0。',
  'statement.fault.balance': '所记余额与计算结果不同。',
  'statement.fault.end': '结尾与最后一行不符，文件可能被截短。',
  'statement.member': '会员',
  'statement.available': '可用',
  'statement.held': '冻结',
  'statement.bonus': '奖金',
  'statement.debt': '欠款',
  'statement.lastHash': '末行哈希',
  'statement.rows': '明细（时间为 +08:00）',
}
