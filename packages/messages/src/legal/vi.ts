/** The agreement and the two about pages: long texts that only their own screens load. A line break starts a paragraph. */
export const legal = {
  'about.title': 'Về KÈO',
  'about.idea': 'Kèo ngon, tỷ lệ rõ.',
  'about.intro':
    'KÈO là nơi xem trận, so tỷ lệ và đặt vé trên điện thoại. Mỗi con số bạn thấy là con số máy chủ dùng để chấp nhận và trả vé.',
  'about.sports': 'môn thể thao',
  'about.picks': 'lựa chọn một vé',
  'about.languages': 'ngôn ngữ',
  'about.promise.price.title': 'Tỷ lệ bạn bấm là tỷ lệ bạn nhận',
  'about.promise.price.body':
    'Giá đổi trước khi vé được nhận thì KÈO hỏi lại, trừ khi bạn chọn nhận mọi thay đổi.',
  'about.promise.money.title': 'Từng đồng có sổ',
  'about.promise.money.body': 'Mỗi lần số dư đổi đều có một dòng trong sổ, xem lại được bất cứ lúc nào.',
  'about.promise.limits.title': 'Bạn đặt giới hạn',
  'about.promise.limits.body': 'Giảm giới hạn có hiệu lực ngay. Tăng giới hạn phải chờ 24 giờ.',
  'about.company': 'Đơn vị vận hành và giấy phép',
  'about.agreement': 'Thỏa thuận người dùng',
  'access.title': 'Khả năng tiếp cận',

  'company.title': 'Đơn vị vận hành',
  'company.sandbox.title': 'Đây là bản chạy thử',
  'company.sandbox.body':
    'Mọi số dư là tiền chơi: không nạp được tiền thật, không rút ra được và không có giá trị. Ngân hàng, ví và SMS ở đây đều là bản mô phỏng.',
  'company.operator': 'Đơn vị vận hành',
  'company.licence': 'Giấy phép',
  'company.line': 'Kênh đại lý',
  'company.mode': 'Môi trường',
  'company.mode.dev': 'Phát triển',
  'company.mode.test': 'Kiểm thử',
  'company.mode.uat': 'Nghiệm thu',
  'company.mode.prod': 'Vận hành',
  'company.notSet': 'Chưa khai báo',
  'company.notSetReason':
    'Đơn vị vận hành phải khai báo pháp nhân, giấy phép và đối tác thanh toán trước khi nhận tiền thật. Khi có, thông tin hiện ở đây.',
  'company.contacts': 'Liên hệ',
  'company.support': 'Nhắn hỗ trợ',
  'company.help': 'Trợ giúp về cờ bạc: {name}',

  'agreement.title': 'Thỏa thuận người dùng',
  'agreement.updated': 'Hiệu lực từ {date}',
  'agreement.intro':
    'Bản này nói bạn và KÈO được làm gì, phải làm gì. Mở tài khoản hoặc đặt vé nghĩa là bạn đồng ý. Đọc khoảng ba phút.',
  'agreement.who.title': 'Ai được chơi',
  'agreement.who.body':
    'Bạn phải từ đủ {age} tuổi và được pháp luật nơi bạn ở cho phép chơi. Mỗi người một tài khoản, dùng thông tin thật của chính mình.\nNgười đang tự khóa hoặc đang bị cấm chơi thì không mở tài khoản mới.',
  'agreement.money.title': 'Tiền chơi',
  'agreement.money.body':
    'Bản chạy thử chỉ dùng tiền chơi. Tiền chơi không mua bằng tiền thật, không đổi ra tiền thật và không có giá trị.\nKhi một đơn vị vận hành có giấy phép bật tiền thật, KÈO sẽ báo rõ và xin bạn đồng ý lại. Tiền chơi cũ không chuyển sang.',
  'agreement.account.title': 'Tài khoản và bảo mật',
  'agreement.account.body':
    'Giữ mật khẩu và mã SMS cho riêng bạn; KÈO không bao giờ hỏi chúng qua tin nhắn hay điện thoại. Đăng nhập ở thiết bị mới hoặc địa chỉ lạ có thể cần xác minh.\nThấy điều lạ thì đổi mật khẩu và nhắn hỗ trợ ngay.',
  'agreement.bets.title': 'Đặt vé',
  'agreement.bets.body':
    'Một vé chỉ có hiệu lực khi máy chủ báo đã nhận. Trận đang đá có vài giây chờ; trong lúc đó tỷ lệ có thể đổi hoặc vé bị từ chối, và tiền cược được trả lại ngay.\nMức cược nhỏ nhất, lớn nhất và số lựa chọn tối đa hiện trên vé trước khi bạn đặt. Vé đã nhận không sửa được.',
  'agreement.settlement.title': 'Trả vé',
  'agreement.settlement.body':
    'Vé được trả theo quy tắc công bố trong mục Quy tắc cược và theo kết quả chính thức của giải đấu. Lựa chọn bị hủy tính hệ số 1,00 hoặc hoàn cược.\nNếu kết quả được đính chính, vé được tính lại và sổ giao dịch ghi cả hai lần.',
  'agreement.games.title': 'Trò chơi và bảo trì',
  'agreement.games.body':
    'Một số trò do bên thứ ba cung cấp và mở trong khung riêng; tên miền thật luôn hiện ở đầu khung. Bên đó không nhận được mật khẩu hay mã đăng nhập của bạn.\nKhi bảo trì, giờ bắt đầu và kết thúc hiện theo giờ máy của bạn. Vé đã nhận vẫn giữ nguyên.',
  'agreement.fair.title': 'Chơi công bằng',
  'agreement.fair.body':
    'Không dùng phần mềm tự động, không thông đồng, không dùng nhiều tài khoản để lấy khuyến mãi. KÈO có thể tạm giữ và xem xét vé có dấu hiệu như vậy, rồi báo cho bạn lý do.',
  'agreement.safer.title': 'Chơi có trách nhiệm',
  'agreement.safer.body':
    'Chơi là để giải trí. Chỉ dùng số tiền và thời gian bạn sẵn lòng mất, đừng gỡ.\nBạn được đặt giới hạn nạp, thua, cược và thời gian; được tạm nghỉ từ 24 giờ hoặc tự khóa từ sáu tháng. Giảm giới hạn có hiệu lực ngay, tăng phải chờ 24 giờ. Nhắn hỗ trợ nếu bạn cần người giúp.\nNgoài KÈO, Gambling Therapy trò chuyện miễn phí và ẩn danh.',
  'agreement.privacy.title': 'Dữ liệu của bạn',
  'agreement.privacy.body':
    'KÈO lưu những gì cần để chạy tài khoản: tên đăng nhập, số điện thoại, thiết bị, địa chỉ mạng, vé và sổ giao dịch. Số điện thoại, thẻ và tên được che khi hiển thị. KÈO không bán dữ liệu.\nBạn được xin bản sao hoặc xóa dữ liệu; phần sổ mà luật buộc giữ sẽ được gỡ danh tính.',
  'agreement.changes.title': 'Thay đổi và liên hệ',
  'agreement.changes.body':
    'Khi thỏa thuận đổi điều quan trọng, KÈO báo trước trong hộp thư và hỏi lại bạn. Vé đã nhận theo bản cũ thì trả theo bản cũ.\nCó thắc mắc hoặc khiếu nại, nhắn hỗ trợ; mỗi yêu cầu đều có người trả lời.',
  'agreement.rules': 'Quy tắc cược',
} as const
