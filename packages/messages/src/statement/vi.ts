/** Texts of the page that checks a statement without the site. */
export const statement = {
  'statement.title': 'Kiểm tra sao kê',
  'statement.intro':
    'Trang này tính lại chuỗi băm và số dư của tệp sao kê ngay trên máy bạn. Không cần mạng, không gửi gì đi.',
  'statement.choose': 'Chọn tệp sao kê',
  'statement.language': 'Ngôn ngữ',
  'statement.intact': 'Sao kê nguyên vẹn',
  'statement.intactText':
    'Đã tính lại {rows} dòng trong {ms} ms: từng dòng nối đúng với dòng trước, số dư khớp.',
  'statement.broken': 'Sao kê không khớp',
  'statement.brokenAt': 'Dòng {row}: {fault}',
  'statement.fault.format': 'không đọc được. Tệp không phải sao kê của Kèo hoặc đã bị cắt.',
  'statement.fault.genesis': 'phần đầu không thuộc về thành viên và loại tiền này.',
  'statement.fault.order': 'thiếu, thừa hoặc sai thứ tự.',
  'statement.fault.hash': 'nội dung đã bị sửa, mã băm không khớp.',
  'statement.fault.unbalanced': 'các bút toán không cộng về 0.',
  'statement.fault.balance': 'số dư ghi lại không bằng số dư tính ra.',
  'statement.fault.end': 'phần cuối không khớp với dòng cuối, có thể đã bị cắt bớt.',
  'statement.member': 'Thành viên',
  'statement.available': 'Khả dụng',
  'statement.held': 'Đang giữ',
  'statement.bonus': 'Thưởng',
  'statement.debt': 'Nợ',
  'statement.lastHash': 'Mã băm cuối',
  'statement.rows': 'Các dòng, giờ +08:00',
} as const
