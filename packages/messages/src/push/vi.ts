export const push = {
  'push.title': 'Thông báo đẩy',
  'push.switch': 'Báo trên thiết bị này',
  'push.hint':
    'Có thư mới là báo ngay, cả khi bạn không mở Kèo. Trên màn hình khóa chỉ hiện tiêu đề, không hiện số tiền.',
  'push.insecure':
    'Bạn đang mở Kèo qua http. Trình duyệt chỉ cho gửi thông báo khi trang được mở bằng https.',
  'push.unsupported':
    'Trình duyệt này không nhận được thông báo đẩy. Trên điện thoại, hãy thử thêm Kèo vào màn hình chính rồi mở từ đó.',
  'push.denied':
    'Bạn đã chặn thông báo của Kèo. Hãy cho phép lại trong phần cài đặt trang của trình duyệt, rồi quay lại đây.',
  'push.closed': 'Kèo chưa gửi thông báo đẩy. Thư mới vẫn có trong hộp thư.',
  'push.failed': 'Chưa bật được thông báo. Kiểm tra mạng rồi thử lại.',
  'push.kinds': 'Báo cho tôi về',
  'push.kind.deposit': 'Nạp tiền',
  'push.kind.withdraw': 'Rút tiền',
  'push.kind.bets': 'Kết quả vé cược',
  'push.kind.limits': 'Giới hạn chơi',
  'push.kind.security': 'Bảo mật tài khoản',
  'push.kind.support': 'Trả lời của hỗ trợ',
  'push.kind.campaigns': 'Sự kiện và ưu đãi',
  'push.quiet': 'Giờ yên lặng',
  'push.quietHint': 'Thư đến trong giờ này được gộp thành một thông báo khi hết giờ. Theo giờ {zone}.',
  'push.from': 'Từ',
  'push.to': 'Đến',
  'push.offer.title': 'Biết ngay khi có thư mới',
  'push.offer.text': 'Nạp, rút và kết quả vé cược báo ngay trên thiết bị này.',
  'push.offer.on': 'Bật thông báo',
  'push.offer.no': 'Không, cảm ơn',
  'push.done': 'Đã bật thông báo trên thiết bị này',
} as const
