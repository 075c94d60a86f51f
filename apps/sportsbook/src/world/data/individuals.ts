/** Tournaments of invented players; league-table.ts says how a line is read. */
export const TENNIS = `
=5001|AU|1|hot fmt:2 cup men:32|Australian Open Men|Úc mở rộng - Đơn nam|澳大利亚网球公开赛 男单|ออสเตรเลียนโอเพน ชายเดี่ยว
=5002|AU|1|hot cup women:32|Australian Open Women|Úc mở rộng - Đơn nữ|澳大利亚网球公开赛 女单|ออสเตรเลียนโอเพน หญิงเดี่ยว
=5003|CN|1|cup men:24|ATP Shanghai|ATP Thượng Hải|ATP上海大师赛|เอทีพี เซี่ยงไฮ้
=5004|JP|2|cup men:24|ATP Tokyo|ATP Tokyo|ATP东京公开赛|เอทีพี โตเกียว
=5005|FR|1|cup men:24|ATP Paris|ATP Paris|ATP巴黎大师赛|เอทีพี ปารีส
=5006|IT|2|cup women:24|WTA Rome|WTA Rome|WTA罗马公开赛|ดับเบิลยูทีเอ โรม
=5007|HK|2|cup women:24|WTA Hong Kong|WTA Hồng Kông|WTA香港公开赛|ดับเบิลยูทีเอ ฮ่องกง
=5008|TH|2|cup women:24|WTA Hua Hin|WTA Hua Hin|WTA华欣公开赛|ดับเบิลยูทีเอ หัวหิน
=5009|US|2|cup men:24|ATP Dallas|ATP Dallas|ATP达拉斯公开赛|เอทีพี ดัลลัส
=5010|MX|3|cup women:24|WTA Guadalajara|WTA Guadalajara|WTA瓜达拉哈拉公开赛|ดับเบิลยูทีเอ กวาดาลาฮารา
=5011|VN|3|hot cup men:24|ATP Challenger Da Nang|ATP Challenger Đà Nẵng|ATP岘港挑战赛|เอทีพี ชาลเลนเจอร์ ดานัง
=5012|TH|3|cup men:24|ATP Challenger Bangkok|ATP Challenger Bangkok|ATP曼谷挑战赛|เอทีพี ชาลเลนเจอร์ กรุงเทพฯ
=5013|DE|3|cup men:24|ATP Challenger Heilbronn|ATP Challenger Heilbronn|ATP海尔布隆挑战赛|เอทีพี ชาลเลนเจอร์ ไฮล์บรอนน์
=5014|BR|3|cup men:24|ATP Challenger São Paulo|ATP Challenger São Paulo|ATP圣保罗挑战赛|เอทีพี ชาลเลนเจอร์ เซาเปาลู
=5015|VN|4|cup men:16|ITF M25 Tay Ninh|ITF M25 Tây Ninh|ITF西宁M25|ไอทีเอฟ เอ็ม25 เตยนินห์
=5016|EG|4|cup men:16|ITF M15 Sharm El Sheikh|ITF M15 Sharm El Sheikh|ITF沙姆沙伊赫M15|ไอทีเอฟ เอ็ม15 ชาร์มเอลชีค
=5017|ES|4|cup women:16|ITF W35 Valencia|ITF W35 Valencia|ITF瓦伦西亚W35|ไอทีเอฟ ดับเบิลยู35 บาเลนเซีย
=5018|IN|4|cup women:16|ITF W35 Pune|ITF W35 Pune|ITF浦那W35|ไอทีเอฟ ดับเบิลยู35 ปูเน
=5019|AR|4|cup men:16|ITF M25 Buenos Aires|ITF M25 Buenos Aires|ITF布宜诺斯艾利斯M25|ไอทีเอฟ เอ็ม25 บัวโนสไอเรส
=5020|WO|3|cup pairs-men:16|ATP Doubles Tour|ATP - Đôi nam|ATP男双巡回赛|เอทีพี ชายคู่
=5021|WO|3|cup pairs-women:16|WTA Doubles Tour|WTA - Đôi nữ|WTA女双巡回赛|ดับเบิลยูทีเอ หญิงคู่
=5022|US|4|cup men:24|ITF M25 Austin|ITF M25 Austin|ITF奥斯汀M25|ไอทีเอฟ เอ็ม25 ออสติน
=5023|CO|4|cup women:24|ITF W35 Medellín|ITF W35 Medellín|ITF麦德林W35|ไอทีเอฟ ดับเบิลยู35 เมเดยิน
=5024|CL|4|cup men:24|ITF M25 Santiago|ITF M25 Santiago|ITF圣地亚哥M25|ไอทีเอฟ เอ็ม25 ซันติอาโก
=5025|MX|3|cup women:24|WTA 125 Puebla|WTA 125 Puebla|WTA125普埃布拉站|ดับเบิลยูทีเอ 125 ปวยบลา
=5026|NZ|3|cup women:24|WTA 125 Auckland|WTA 125 Auckland|WTA125奥克兰站|ดับเบิลยูทีเอ 125 โอ๊คแลนด์
`

export const TABLE_TENNIS = `
=15001|CN|1|hot fmt:2 cup men:16|WTT Champions Men|WTT Champions - Đơn nam|WTT冠军赛 男单|ดับเบิลยูทีที แชมเปียนส์ ชายเดี่ยว
=15002|CN|1|hot fmt:2 cup women:16|WTT Champions Women|WTT Champions - Đơn nữ|WTT冠军赛 女单|ดับเบิลยูทีที แชมเปียนส์ หญิงเดี่ยว
=15003|SG|2|cup men:16|WTT Contender Singapore|WTT Contender Singapore|WTT新加坡挑战赛|ดับเบิลยูทีที สิงคโปร์
=15004|VN|2|hot cup men:12|Vietnamese National Championship|Giải vô địch quốc gia Việt Nam|越南乒乓球锦标赛|ชิงแชมป์แห่งชาติเวียดนาม
=15005|CZ|4|men:12|TT Cup Czechia|TT Cup Séc|捷克TT杯|ทีที คัพ เช็ก
=15006|CZ|4|men:12|Liga Pro Czechia|Liga Pro Séc|捷克职业联赛|ลีกา โปร เช็ก
=15007|PL|4|women:12|TT Elite Series|TT Elite Series Ba Lan|波兰精英系列赛|ทีที อีลิต ซีรีส์
=15008|JP|3|men:12|T.League|T.League Nhật Bản|日本T联赛|ทีลีก ญี่ปุ่น
=15009|US|4|women:24|Americas Table Tennis League|Giải bóng bàn châu Mỹ|美洲乒乓球联赛|ลีกเทเบิลเทนนิสอเมริกา
`

export const BADMINTON = `
=47001|CN|1|hot cup men:16|China Open Men|Trung Quốc mở rộng - Đơn nam|中国公开赛 男单|ไชน่าโอเพน ชายเดี่ยว
=47002|CN|1|hot cup women:16|China Open Women|Trung Quốc mở rộng - Đơn nữ|中国公开赛 女单|ไชน่าโอเพน หญิงเดี่ยว
=47003|ID|2|cup men:12|Indonesia Masters Men|Indonesia Masters - Đơn nam|印尼大师赛 男单|อินโดนีเซีย มาสเตอร์ส ชายเดี่ยว
=47004|MY|2|cup pairs-men:10|Malaysia Open Men's Doubles|Malaysia mở rộng - Đôi nam|马来西亚公开赛 男双|มาเลเซียโอเพน ชายคู่
=47005|TH|2|cup pairs-mixed:10|Thailand Open Mixed Doubles|Thái Lan mở rộng - Đôi nam nữ|泰国公开赛 混双|ไทยแลนด์โอเพน คู่ผสม
=47006|VN|2|hot cup women:12|Vietnam Open Women|Việt Nam mở rộng - Đơn nữ|越南公开赛 女单|เวียดนามโอเพน หญิงเดี่ยว
=47007|VN|2|hot cup men:12|Vietnam Open Men|Việt Nam mở rộng - Đơn nam|越南公开赛 男单|เวียดนามโอเพน ชายเดี่ยว
=47008|DK|3|cup pairs-women:10|Denmark Open Women's Doubles|Đan Mạch mở rộng - Đôi nữ|丹麦公开赛 女双|เดนมาร์กโอเพน หญิงคู่
=47009|CA|3|cup women:24|Pan American Open Women|Toàn châu Mỹ mở rộng - Đơn nữ|泛美公开赛 女单|แพนอเมริกันโอเพน หญิงเดี่ยว
`

export const SNOOKER = `
=16001|GB|1|hot cup men:20|World Championship Qualifiers|Vòng loại giải vô địch thế giới|世锦赛资格赛|ชิงแชมป์โลก รอบคัดเลือก
=16002|CN|2|cup men:16|Xi'an Grand Prix|Grand Prix Tây An|西安大奖赛|ซีอาน กรังด์ปรีซ์
=16003|WA|3|cup men:12|Welsh Open|Wales mở rộng|威尔士公开赛|เวลส์โอเพน
=16004|TH|3|cup men:8|Thailand Six Reds Invitational|Giải mời Thái Lan|泰国邀请赛|ไทยแลนด์ อินวิเทชันแนล
`

export const BOXING = `
=19001|US|1|hot fmt:6 men:16|World Title Fights|Tranh đai vô địch thế giới|世界拳王争霸|ศึกชิงแชมป์โลก
=19002|JP|2|fmt:6 men:12|Asia-Pacific Title|Đai châu Á - Thái Bình Dương|亚太金腰带|ชิงแชมป์เอเชียแปซิฟิก
=19003|VN|3|hot fmt:4 men:12|Vietnamese Professional Boxing|Quyền Anh nhà nghề Việt Nam|越南职业拳击|มวยสากลอาชีพเวียดนาม
=19004|GB|3|men:16|British Undercard|Quyền Anh Anh quốc|英国拳击|มวยสากลอังกฤษ
=19005|MX|4|fmt:4 women:12|Women's Fight Night|Đêm quyền Anh nữ|女子拳击之夜|ไฟต์ไนต์หญิง
`

export const BEACH_VOLLEYBALL = `
=51001|BR|1|hot cup pairs-men:16|Beach Pro Tour Elite Men|Beach Pro Tour Elite - Nam|沙排精英赛 男子|บีชโปรทัวร์ อีลิต ชาย
=51002|BR|1|hot cup pairs-women:16|Beach Pro Tour Elite Women|Beach Pro Tour Elite - Nữ|沙排精英赛 女子|บีชโปรทัวร์ อีลิต หญิง
=51003|TH|3|cup pairs-women:8|Asian Beach Tour Women|Bãi biển châu Á - Nữ|亚洲沙排巡回赛 女子|เอเชียนบีชทัวร์ หญิง
=51004|VN|3|hot cup pairs-men:8|Vietnamese Beach Series|Bóng chuyền bãi biển Việt Nam|越南沙排系列赛|วอลเลย์บอลชายหาดเวียดนาม
=51005|US|4|cup pairs-women:16|American Beach Series Women|Bóng chuyền bãi biển Mỹ - Nữ|美国沙排系列赛 女子|วอลเลย์บอลชายหาดอเมริกา หญิง
`

export const E_SOCCER = `
=17701|EL|2|hot fmt:1 handles:1001,1002:12|E-Soccer Battle 8 mins|E-Soccer Battle 8 phút|电子足球 对战8分钟|อีซอคเกอร์ แบทเทิล 8 นาที
=17702|EL|3|fmt:2 handles:1003,1004,1005:12|E-Soccer GT Leagues 12 mins|E-Soccer GT 12 phút|电子足球 GT联赛12分钟|อีซอคเกอร์ จีที 12 นาที
=17703|EL|3|fmt:4 handles:1001,1004:12|E-Soccer Adriatic 10 mins|E-Soccer Adriatic 10 phút|电子足球 亚德里亚10分钟|อีซอคเกอร์ เอเดรียติก 10 นาที
=17704|EL|4|fmt:5 handles:1101,1111,1121,1131:12|E-Soccer South-East Asia 6 mins|E-Soccer Đông Nam Á 6 phút|电子足球 东南亚6分钟|อีซอคเกอร์ อาเซียน 6 นาที
`

export const E_BASKETBALL = `
=17801|EL|2|hot fmt:2 handles:3001:16|E-Basketball Battle 4x5 mins|E-Basketball Battle 4x5 phút|电子篮球 对战4x5分钟|อีบาสเกตบอล แบทเทิล 4x5 นาที
=17802|EL|3|fmt:3 handles:3001:16|E-Basketball Cyber 4x4 mins|E-Basketball Cyber 4x4 phút|电子篮球 赛博4x4分钟|อีบาสเกตบอล ไซเบอร์ 4x4 นาที
=17803|EL|3|fmt:1 handles:3011,3001:16|E-Basketball Elite 4x6 mins|E-Basketball Elite 4x6 phút|电子篮球 精英4x6分钟|อีบาสเกตบอล อีลิต 4x6 นาที
=17804|EL|4|fmt:2 handles:3024,3025,3023:16|E-Basketball Asia 4x5 mins|E-Basketball châu Á 4x5 phút|电子篮球 亚洲4x5分钟|อีบาสเกตบอล เอเชีย 4x5 นาที
`
