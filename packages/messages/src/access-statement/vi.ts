/** What was tested for people who use aids, and what is still missing. */
export const accessStatement = {
  'access.intro':
    'KÈO phải dùng được với mọi người: chỉ bằng bàn phím, với trình đọc màn hình, với chữ phóng to. Trang này nói rõ đã kiểm tra những gì, kết quả ra sao và còn thiếu gì.',
  'access.standard': 'Tiêu chuẩn',
  'access.standardName': 'WCAG 2.2, mức A và AA',
  'access.standardNote':
    'Kiểm tra bằng máy trên bản chạy thật trong Chromium, màn hình 390 × 844. Máy không thay được người: chưa có người khuyết tật nào kiểm tra, cũng chưa có bên ngoài xác nhận.',
  'access.date': 'Ngày kiểm tra',
  'access.pages': 'Trang đã kiểm tra',
  'access.pagesOf': '{count} trên {all}',
  'access.looks': 'Lượt xem: trang × ngôn ngữ × nền',
  'access.stops': 'Nút và liên kết đã đi qua bằng phím Tab',
  'access.checks': 'Mỗi lượt kiểm tra gì',
  'access.check.rules': 'Quy tắc WCAG',
  'access.check.rulesNote': 'Bộ quy tắc axe: tương phản, vai trò, nhãn, cấu trúc.',
  'access.check.keyboard': 'Chỉ dùng bàn phím',
  'access.check.keyboardNote':
    'Phím Tab tới được mọi nút, đúng thứ tự, luôn thấy đang ở đâu, không bị kẹt; không có gì chỉ bấm được bằng chuột hay ngón tay.',
  'access.check.text': 'Chữ 200%',
  'access.check.textNote': 'Chữ to gấp đôi: không bị cắt, không đè lên nhau, trang không phải cuộn ngang.',
  'access.check.names': 'Trình đọc màn hình',
  'access.check.namesNote':
    'Nút, ô nhập và hình đều có tên; mỗi trang có một tiêu đề chính, tên trang và ngôn ngữ đúng; không đọc chen liên tục.',
  'access.ran': 'Đã chạy với',
  'access.ranCount': '{count} trang',
  'access.dark': 'nền tối',
  'access.light': 'nền sáng',
  'access.notRun': 'chưa chạy',
  'access.exceptions': 'Chỗ còn thiếu',
  'access.exception.tabs':
    'Nhãn của thanh điều hướng dưới cùng giữ nguyên cỡ: năm mục nằm cạnh nhau không đủ chỗ cho chữ gấp đôi. Mỗi mục có hình và được đọc đầy đủ.',
  'access.exception.odds':
    'Tỷ lệ và tên đội trong danh sách trận giữ nguyên cỡ để mọi cột còn nằm trên một dòng. Ở trang của từng trận, tỷ lệ phóng to theo chữ.',
  'access.exception.pictures':
    'Chữ nằm trên hình (nhãn trên ảnh trò chơi , phòng trực tiếp, thẻ VIP) giữ nguyên cỡ. Tên và số liệu quan trọng còn được ghi bên cạnh hoặc được đọc lên.',
  'access.exception.notices':
    'Dòng thông báo ở trang chủ chỉ hiện một dòng, phần dài hơn bị rút gọn. Bấm vào là mở toàn bộ.',
  'access.open': 'Trang mà kiểm tra còn tìm thấy lỗi hoặc chưa chạy xong:',
  'access.report': 'Gặp chỗ khó dùng?',
  'access.reportNote': 'Cho chúng tôi biết trang nào, bạn định làm gì và đang dùng công cụ hỗ trợ gì.',
  'access.reportAction': 'Báo cho KÈO',
  'access.otherWays': 'Cách khác để liên hệ',
} as const
