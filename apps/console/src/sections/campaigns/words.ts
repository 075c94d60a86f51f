import type { CampaignKind } from '@keo/contract/campaign-names'
import type { CampaignState } from '@keo/contract/console-campaigns'
import type { Words } from '../../platform/look.ts'
import type { BlockMeasure } from './blocks.ts'

type Key =
  | `campaign.${CampaignState}`
  | `measure.${BlockMeasure}`
  | `cycle.${'whole' | 'day' | 'week' | 'month'}`
  | `kind.${CampaignKind}`
  | 'title'
  | 'preview'
  | 'unreadable'
  | 'kind'
  | 'budget'
  | 'perCycle'
  | 'claims'
  | 'given'
  | 'version'
  | 'none'
  | 'pick'
  | 'new'
  | 'fromFile'
  | 'start'
  | 'stop'
  | 'save'
  | 'saved'
  | 'try'
  | 'days'
  | 'tried'
  | 'cost'
  | 'members'
  | 'rewards'
  | 'refused'
  | 'versions'
  | 'definition'
  | 'blocks'
  | 'id'
  | 'titleVi'
  | 'titleEn'
  | 'titleZh'
  | 'titleTh'
  | 'measure'
  | 'target'
  | 'reward'
  | 'addStep'
  | 'dropStep'
  | 'times'
  | 'cycle'
  | 'levelFrom'
  | 'toDefinition'
  | 'first'
  | 'last'
  | 'levelTo'
  | 'accountDaysFrom'
  | 'accountDaysTo'
  | 'deposited'
  | 'deposited.any'
  | 'deposited.before'
  | 'deposited.never'
  | 'languages'
  | 'rules'
  | 'cap.device'
  | 'cap.payoutTarget'
  | 'cap.household'
  | 'cap.member'
  | 'reviewFrom'

export const words = {
  vi: {
    'campaign.draft': 'Bản nháp',
    'campaign.on': 'Đang chạy',
    'campaign.void': 'Đã dừng',
    'measure.deposits': 'Tổng nạp',
    'measure.sports-turnover': 'Cược thể thao',
    'measure.game-turnover': 'Cược trò chơi',
    'measure.settled-bets': 'Số vé đã có kết quả',
    'measure.net-loss': 'Thua ròng',
    'kind.first-deposit': 'Nạp đầu',
    'kind.sign-in': 'Điểm danh',
    'kind.wheel': 'Vòng quay',
    'kind.rebate': 'Hoàn trả',
    'kind.ladder': 'Thang thưởng',
    'kind.match': 'Thưởng trận',
    'kind.prediction': 'Dự đoán',
    'kind.medals': 'Huy chương',
    'kind.box': 'Hộp quà',
    'kind.cheer': 'Tiếp sức',
    'kind.suggestion': 'Hiến kế',
    'cycle.whole': 'Cả đợt',
    'cycle.day': 'Mỗi ngày',
    'cycle.week': 'Mỗi tuần',
    'cycle.month': 'Mỗi tháng',
    preview: 'Xem trên điện thoại',
    unreadable: 'Định nghĩa chưa đọc được. Sửa xong sẽ hiện lại.',
    title: 'Chiến dịch',
    kind: 'Loại',
    budget: 'Ngân sách',
    perCycle: 'mỗi kỳ',
    claims: 'Lượt nhận',
    given: 'Đã trả',
    version: 'Bản',
    none: 'Chưa có chiến dịch nào.',
    pick: 'Chọn một chiến dịch, hoặc tạo mới.',
    new: 'Tạo chiến dịch',
    fromFile: 'đi kèm hệ thống',
    start: 'Chạy chiến dịch',
    stop: 'Dừng chiến dịch',
    save: 'Lưu thành bản mới',
    saved: 'Đã lưu bản',
    try: 'Chạy thử trên',
    days: 'ngày qua',
    tried: 'Nếu đã chạy khi đó',
    cost: 'Chi phí',
    members: 'Người nhận',
    rewards: 'Phần thưởng',
    refused: 'Vượt ngân sách',
    versions: 'Các bản',
    definition: 'Nội dung đầy đủ',
    blocks: 'Ghép khối',
    id: 'Mã (chữ thường, gạch nối)',
    titleVi: 'Tên tiếng Việt',
    titleEn: 'Tên tiếng Anh',
    titleZh: 'Tên tiếng Trung',
    titleTh: 'Tên tiếng Thái',
    measure: 'Tính theo',
    target: 'Mốc',
    reward: 'Thưởng ₫',
    addStep: 'Thêm mốc',
    dropStep: 'Bớt mốc',
    times: 'Số vòng cược',
    cycle: 'Chu kỳ',
    levelFrom: 'VIP từ',
    first: 'Ngày đầu (trống: luôn chạy)',
    last: 'Ngày cuối',
    levelTo: 'Đến cấp VIP',
    accountDaysFrom: 'Tài khoản từ (ngày)',
    accountDaysTo: 'Tài khoản đến (ngày)',
    deposited: 'Đã từng nạp',
    'deposited.any': 'Không xét',
    'deposited.before': 'Đã nạp',
    'deposited.never': 'Chưa nạp',
    languages: 'Ngôn ngữ (trống: tất cả)',
    rules: 'Thể lệ',
    'cap.device': 'Người trên một thiết bị',
    'cap.payoutTarget': 'Người trên một nơi nhận tiền',
    'cap.household': 'Người trong một nhà',
    'cap.member': 'Bậc của một người',
    reviewFrom: 'Từ số tiền này chờ người duyệt',
    toDefinition: 'Ghép thành chiến dịch',
  },
  en: {
    'campaign.draft': 'Draft',
    'campaign.on': 'Running',
    'campaign.void': 'Called off',
    'measure.deposits': 'Deposits',
    'measure.sports-turnover': 'Sports turnover',
    'measure.game-turnover': 'Game turnover',
    'measure.settled-bets': 'Settled bets',
    'measure.net-loss': 'Net loss',
    'kind.first-deposit': 'First deposit',
    'kind.sign-in': 'Sign-in',
    'kind.wheel': 'Wheel',
    'kind.rebate': 'Rebate',
    'kind.ladder': 'Ladder',
    'kind.match': 'Match reward',
    'kind.prediction': 'Prediction',
    'kind.medals': 'Medals',
    'kind.box': 'Gift box',
    'kind.cheer': 'Cheers',
    'kind.suggestion': 'Suggestions',
    'cycle.whole': 'As a whole',
    'cycle.day': 'Every day',
    'cycle.week': 'Every week',
    'cycle.month': 'Every month',
    preview: 'On a phone',
    unreadable: 'The definition cannot be read yet. It shows again once it can.',
    title: 'Campaign',
    kind: 'Kind',
    budget: 'Budget',
    perCycle: 'each cycle',
    claims: 'Claims',
    given: 'Given',
    version: 'Version',
    none: 'There is no campaign yet.',
    pick: 'Pick a campaign, or make a new one.',
    new: 'New campaign',
    fromFile: 'came with the product',
    start: 'Start the campaign',
    stop: 'Call the campaign off',
    save: 'Save as a new version',
    saved: 'Saved as version',
    try: 'Try on the past',
    days: 'days',
    tried: 'Had it run then',
    cost: 'Cost',
    members: 'Members',
    rewards: 'Rewards',
    refused: 'Above the budget',
    versions: 'Versions',
    definition: 'Whole definition',
    blocks: 'Build from blocks',
    id: 'Id (small letters, hyphens)',
    titleVi: 'Title in Vietnamese',
    titleEn: 'Title in English',
    titleZh: 'Title in Chinese',
    titleTh: 'Title in Thai',
    measure: 'Counts',
    target: 'Target',
    reward: 'Reward ₫',
    addStep: 'Add a step',
    dropStep: 'Drop a step',
    times: 'Turnover times',
    cycle: 'Cycle',
    levelFrom: 'VIP from',
    first: 'First day (empty: always)',
    last: 'Last day',
    levelTo: 'To VIP level',
    accountDaysFrom: 'Account from (days)',
    accountDaysTo: 'Account to (days)',
    deposited: 'Has deposited',
    'deposited.any': 'Either',
    'deposited.before': 'Has before',
    'deposited.never': 'Never',
    languages: 'Languages (none: all)',
    rules: 'Rules',
    'cap.device': 'Members on one device',
    'cap.payoutTarget': 'Members on one payout target',
    'cap.household': 'Members of a household',
    'cap.member': 'Steps of one member',
    reviewFrom: 'From this sum on a person decides',
    toDefinition: 'Put together',
  },
} satisfies Words<Key>
