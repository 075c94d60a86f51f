import type { PackOf } from '../keys.ts'
import type { legal as vi } from './vi.ts'

export const legal: PackOf<typeof vi> = {
  'about.title': '关于 KÈO',
  'about.idea': '好盘口，明白价。',
  'about.intro': 'KÈO 让你在手机上看比赛、比赔率、下注单。你看到的每个数字，就是服务器受理和结算时用的数字。',
  'about.sports': '项运动',
  'about.picks': '个选项一张注单',
  'about.languages': '种语言',
  'about.promise.price.title': '点的是什么价，成交就是什么价',
  'about.promise.price.body': '注单受理前赔率有变，KÈO 会再问你一次，除非你选择接受任何变化。',
  'about.promise.money.title': '每一笔都有账',
  'about.promise.money.body': '余额每次变动都有一条记录，随时可查。',
  'about.promise.limits.title': '限额由你定',
  'about.promise.limits.body': '调低立即生效，调高要等 24 小时。',
  'about.company': '运营方与牌照',
  'about.agreement': '用户协议',
  'access.title': '无障碍声明',

  'company.title': '运营方',
  'company.sandbox.title': '这是试用站',
  'company.sandbox.body':
    '所有余额都是娱乐币：不能用真钱购买，不能提现，也没有价值。这里的银行、钱包和短信都是模拟的。',
  'company.operator': '运营方',
  'company.licence': '牌照',
  'company.line': '代理线路',
  'company.mode': '运行环境',
  'company.mode.dev': '开发环境',
  'company.mode.test': '测试环境',
  'company.mode.uat': '验收环境',
  'company.mode.prod': '正式环境',
  'company.notSet': '尚未申报',
  'company.notSetReason': '运营方在接受真钱之前，必须申报公司主体、牌照和支付伙伴。申报后会显示在这里。',
  'company.contacts': '联系方式',
  'company.support': '联系客服',
  'company.help': '赌博问题求助：{name}',

  'agreement.title': '用户协议',
  'agreement.updated': '自 {date} 起生效',
  'agreement.intro': '本协议说明你和 KÈO 可以做什么、应当做什么。开户或下注即表示同意。通读约需三分钟。',
  'agreement.who.title': '谁可以玩',
  'agreement.who.body':
    '你必须年满 {age} 岁，且所在地法律允许你参与。每人一个账户，使用本人的真实资料。\n正在自我禁止或被禁止参与的人不得另开账户。',
  'agreement.money.title': '娱乐币',
  'agreement.money.body':
    '试用站只使用娱乐币。娱乐币不用真钱购买，不能兑换成真钱，也没有价值。\n若持牌运营方启用真钱，KÈO 会明确告知并重新征求你的同意。原有娱乐币不会转入。',
  'agreement.account.title': '账户与安全',
  'agreement.account.body':
    '密码和短信验证码只归你自己保管；KÈO 绝不会通过消息或电话索要。在新设备或陌生地址登录时可能需要验证。\n发现异常请立即修改密码并联系客服。',
  'agreement.bets.title': '下注',
  'agreement.bets.body':
    '注单在服务器确认受理后才生效。滚球有几秒等待，期间赔率可能变化，注单也可能被拒，本金随即退回。\n最低、最高投注额和选项上限会在下注前显示。已受理的注单不能修改。',
  'agreement.settlement.title': '结算',
  'agreement.settlement.body':
    '注单按已公布的投注规则和赛事官方结果结算。作废的选项按 1.00 计算或退回本金。\n赛果如有更正，注单会重新结算，账目中两次记录都会保留。',
  'agreement.games.title': '游戏与维护',
  'agreement.games.body':
    '部分游戏由第三方提供，在独立窗口中打开，窗口顶部始终显示真实域名。对方拿不到你的密码或登录信息。\n维护起止时间按你的本地时间显示。已受理的注单不受影响。',
  'agreement.fair.title': '公平参与',
  'agreement.fair.body':
    '不得使用自动程序，不得串通，不得用多个账户套取优惠。KÈO 可暂扣并审核有此类迹象的注单，并告诉你原因。',
  'agreement.safer.title': '理性娱乐',
  'agreement.safer.body':
    '娱乐而已。只用你输得起的钱和时间，不要追着回本。\n你可以设置充值、亏损、投注和时长限额；可以休息 24 小时以上，或自我禁止六个月以上。调低立即生效，调高要等 24 小时。需要有人帮忙请联系客服。\n在 KÈO 之外，Gambling Therapy 提供免费匿名的帮助。',
  'agreement.privacy.title': '你的数据',
  'agreement.privacy.body':
    'KÈO 只保存运行账户所需的信息：用户名、手机号、设备、网络地址、注单和账目。手机号、卡号和姓名显示时会打码。KÈO 不出售数据。\n你可以索取副本或要求删除；法律要求保留的账目会去除身份信息。',
  'agreement.changes.title': '变更与联系',
  'agreement.changes.body':
    '协议有重要变更时，KÈO 会提前在站内信告知并再次征求同意。按旧协议受理的注单按旧协议结算。\n有疑问或投诉请联系客服，每个请求都有人回复。',
  'agreement.rules': '投注规则',
}
