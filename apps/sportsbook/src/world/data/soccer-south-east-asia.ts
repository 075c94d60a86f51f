/** Leagues and clubs as text; league-table.ts says how a line is read. Clubs from strong to weak. */
export const SOCCER_SOUTH_EAST_ASIA = `
=1101|VN|1|hot|V.League 1|V.League 1|越南足球甲级联赛|วี.ลีก 1
Thep Xanh Nam Dinh|Thép Xanh Nam Định|南定绿钢|เธพ ซานห์ นามดินห์
Hanoi FC|Hà Nội FC|河内FC|ฮานอย เอฟซี
Cong An Hanoi|Công An Hà Nội|河内公安|กง อาน ฮานอย
The Cong|Thể Công|体工|เทกง
Ninh Binh FC|Ninh Bình FC|宁平FC|นินห์บินห์ เอฟซี
Becamex Ho Chi Minh City|Becamex TP.HCM|胡志明市贝卡麦克斯|เบคาเม็กซ์ โฮจิมินห์ ซิตี้
Cong An Ho Chi Minh City|Công An TP.HCM|胡志明市公安|กง อาน โฮจิมินห์ ซิตี้
Hai Phong FC|Hải Phòng FC|海防FC|ไฮฟอง เอฟซี
Hong Linh Ha Tinh|Hồng Lĩnh Hà Tĩnh|河静鸿岭|ฮองลินห์ ฮาตินห์
Hoang Anh Gia Lai|Hoàng Anh Gia Lai|黄英嘉莱|ฮวงอันห์ ยาลาย
Song Lam Nghe An|Sông Lam Nghệ An|义安蓝江|ซองลัม เหงะอาน
Thanh Hoa FC|Thanh Hóa FC|清化FC|ทัญฮว้า เอฟซี
Da Nang FC|Đà Nẵng FC|岘港FC|ดานัง เอฟซี
PVF-CAND|PVF-CAND|PVF人民公安|พีวีเอฟ-ซีเอเอ็นดี
=1102|VN|2|hot|V.League 2|V.League 2 (Hạng Nhất)|越南足球乙级联赛|วี.ลีก 2
Quang Nam|Quảng Nam|广南|กว๋างนาม
Binh Phuoc|Trường Tươi Bình Phước|平福|บินห์เฟื้อก
Khatoco Khanh Hoa|Khatoco Khánh Hòa|庆和|คาทโตโก คั้ญฮวา
Dong Nai|Đồng Nai|同奈|ด่งนาย
Quy Nhon United|Quy Nhơn United|归仁联|กวีเญิน ยูไนเต็ด
Ho Chi Minh City Youth|Trẻ TP.HCM|胡志明市青年|โฮจิมินห์ ซิตี้ ยูธ
Long An|Long An|隆安|ลองอาน
Dong Thap|Đồng Tháp|同塔|ด่งทาบ
Hue FC|Huế FC|顺化FC|เว้ เอฟซี
Phu Tho|Xuân Thiện Phú Thọ|富寿|ฟู้เถาะ
Bac Ninh FC|Bắc Ninh FC|北宁FC|บั๊กนินห์ เอฟซี
Van Hien University|Đại học Văn Hiến|文献大学|มหาวิทยาลัยวันเหียน
=1103|VN|2|cup from:1101,1102:9:3|Vietnamese National Cup|Cúp Quốc gia Việt Nam|越南国家杯|เวียดนาม เนชันแนล คัพ
=1104|VN|4|like:1101:u21|Vietnamese U21 Championship|Giải U21 Quốc gia|越南U21锦标赛|ชิงแชมป์เวียดนาม ยู-21
=1105|VN|4|like:1101:women|Vietnamese Women's League|Giải VĐQG nữ|越南女子联赛|ลีกหญิงเวียดนาม
=1111|TH|2|hot|Thai League 1|Thai League 1|泰国超级联赛|ไทยลีก 1
Buriram United||武里南联|บุรีรัมย์ ยูไนเต็ด
Bangkok United||曼谷联|ทรู แบงค็อก ยูไนเต็ด
BG Pathum United||BG巴吞联|บีจี ปทุม ยูไนเต็ด
Port FC||泰国港口|การท่าเรือ เอฟซี
Muangthong United||蒙通联|เมืองทอง ยูไนเต็ด
Ratchaburi||叻丕|ราชบุรี เอฟซี
Chiangrai United||清莱联|เชียงราย ยูไนเต็ด
Uthai Thani||乌泰他尼|อุทัยธานี เอฟซี
Sukhothai||素可泰|สุโขทัย เอฟซี
Prachuap||巴蜀|พีที ประจวบ เอฟซี
Lamphun Warriors||南奔勇士|ลำพูน วอริเออร์
Nakhon Ratchasima||呵叻|นครราชสีมา มาสด้า เอฟซี
Rayong FC||罗勇|ระยอง เอฟซี
Chonburi||春武里|ชลบุรี เอฟซี
Ayutthaya United||大城联|อยุธยา ยูไนเต็ด
Kanchanaburi Power||北碧电力|กาญจนบุรี พาวเวอร์
=1112|TH|3||Thai League 2|Thai League 2|泰国甲级联赛|ไทยลีก 2
Nongbua Pitchaya||廊磨皮查雅|หนองบัว พิชญ เอฟซี
Khonkaen United||孔敬联|ขอนแก่น ยูไนเต็ด
Nakhon Pathom United||佛统联|นครปฐม ยูไนเต็ด
Chiangmai United||清迈联|เชียงใหม่ ยูไนเต็ด
Police Tero||警察特罗|โปลิศ เทโร เอฟซี
Suphanburi||素攀武里|สุพรรณบุรี เอฟซี
Trat FC||达叻|ตราด เอฟซี
Phrae United||帕府联|แพร่ ยูไนเต็ด
Sisaket United||四色菊联|ศรีสะเกษ ยูไนเต็ด
Chanthaburi||尖竹汶|จันทบุรี เอฟซี
Songkhla||宋卡|สงขลา เอฟซี
Pattaya United||芭提雅联|พัทยา ยูไนเต็ด
Kasetsart||农业大学|เกษตรศาสตร์ เอฟซี
Mahasarakham||玛哈沙拉堪|มหาสารคาม เอสบีที
Rasisalai United||拉西色莱联|ราษีไศล ยูไนเต็ด
Samut Prakan||北榄|สมุทรปราการ ซิตี้
=1113|TH|3|cup from:1111,1112:8:4|Thai FA Cup|Cúp FA Thái Lan|泰国足总杯|ช้าง เอฟเอ คัพ
=1121|MY|2|hot|Malaysia Super League|Siêu giải Malaysia|马来西亚超级联赛|มาเลเซีย ซูเปอร์ลีก
Johor Darul Ta'zim||柔佛DT|ยะโฮร์ ดารุล ตักซิม
Selangor||雪兰莪|เซลังงอร์
Kuala Lumpur City||吉隆坡城|กัวลาลัมเปอร์ ซิตี้
Terengganu||登嘉楼|ตรังกานู
Sabah||沙巴|ซาบาห์
Kuching City||古晋城|กูชิง ซิตี้
Negeri Sembilan||森美兰|เนกรีเซมบีลัน
Penang||槟城|ปีนัง
Melaka||马六甲|มะละกา
PDRM||皇家警察|ตำรวจมาเลเซีย
Kelantan The Real Warriors||吉兰丹勇士|กลันตัน เดอะ เรียล วอร์ริเออร์
DPMM FC||文莱DPMM|ดีพีเอ็มเอ็ม เอฟซี
Immigration FC||移民局FC|อิมมิเกรชัน เอฟซี
=1122|MY|3|cup from:1121:8:4|Malaysia FA Cup|Cúp FA Malaysia|马来西亚足总杯|มาเลเซีย เอฟเอ คัพ
=1131|ID|2|hot|Indonesia Super League|Giải VĐQG Indonesia|印度尼西亚超级联赛|อินโดนีเซีย ซูเปอร์ลีก
Persib Bandung||万隆|เปอร์ซิบ บันดุง
Persija Jakarta||雅加达|เปอร์ซิจา จาการ์ตา
Borneo Samarinda||婆罗洲FC|บอร์เนียว ซามารินดา
Dewa United||德瓦联|เดวา ยูไนเต็ด
Malut United||北马鲁古联|มาลุต ยูไนเต็ด
Bali United||巴厘联|บาหลี ยูไนเต็ด
Persebaya Surabaya||泗水|เปอร์เซบายา สุราบายา
Arema FC||阿雷马|อาเรมา เอฟซี
PSM Makassar||望加锡|พีเอสเอ็ม มากัสซาร์
Bhayangkara FC||巴扬卡拉|บายังคารา
PSIM Yogyakarta||日惹|พีเอสไอเอ็ม ยอกยาการ์ตา
Persita Tangerang||丹格朗|เปอร์ซิตา ตังเกอรัง
Madura United||马都拉联|มาดูรา ยูไนเต็ด
Persik Kediri||谏义里|เปอร์ซิก เกอดีรี
PSBS Biak||比亚克|พีเอสบีเอส เบียก
Persis Solo||梭罗|เปอร์ซิส โซโล
Semen Padang||巴东水泥|เซเมน ปาดัง
Persijap Jepara||杰帕拉|เปอร์ซิจัป เจปารา
=1132|ID|4|like:1131:u20|Indonesia U20 League|Giải U20 Indonesia|印尼U20联赛|ลีกอินโดนีเซีย ยู-20
=1141|SG|3||Singapore Premier League|Ngoại hạng Singapore|新加坡超级联赛|สิงคโปร์ พรีเมียร์ลีก
Lion City Sailors||狮城水手|ไลออน ซิตี้ เซเลอร์ส
BG Tampines Rovers||淡滨尼流浪|ตัมปิเนส โรเวอร์ส
Albirex Niigata Singapore||新加坡新潟天鹅|อัลบิเร็กซ์ นีงาตะ สิงคโปร์
Geylang International||芽笼国际|เกยลัง อินเตอร์เนชันแนล
Balestier Khalsa||马里士他卡尔萨|บาเลสเตียร์ คัลซา
Hougang United||后港联|โฮกัง ยูไนเต็ด
Young Lions||幼狮|ยัง ไลออนส์
Tanjong Pagar United||丹戎巴葛联|ตันจง ปาการ์ ยูไนเต็ด
=1151|PH|3||Philippines Football League|Giải VĐQG Philippines|菲律宾足球联赛|ฟิลิปปินส์ ฟุตบอลลีก
Kaya-Iloilo||卡亚伊洛伊洛|คายา อิโลอิโล
Manila Digger||马尼拉挖掘者|มะนิลา ดิกเกอร์
One Taguig||达义|วัน ตากิก
Dynamic Herb Cebu||宿务|ไดนามิก เฮิร์บ เซบู
Stallion Laguna||拉古纳种马|สตัลเลียน ลากูนา
Aguilas-UMak||阿吉拉斯|อากีลาส ยูมาก
Davao Aguilas|||ดาเวา อากีลาส
Mendiola FC 1991||门迪奥拉|เมนดิโอลา
Tuloy FC|||ตูลอย เอฟซี
Maharlika FC||马哈利卡|มาฮาร์ลิกา
=1161|KH|3||Cambodian Premier League|Ngoại hạng Campuchia|柬埔寨超级联赛|กัมพูชา พรีเมียร์ลีก
Preah Khan Reach Svay Rieng|Svay Rieng|柴桢|พระขรรค์รัช สวายเรียง
Phnom Penh Crown||金边皇冠|พนมเปญ คราวน์
Nagaworld||娜迦|นากาเวิลด์
Visakha||维萨卡|วิสาขา
Boeung Ket|Boeung Ket|万景湖|บึงเกต
Angkor Tiger||吴哥虎|อังกอร์ ไทเกอร์
Tiffy Army||皇家军队|ทิฟฟี อาร์มี
Kirivong Sok Sen Chey||基里旺|คีรีวงศ์ ซกแสนชัย
ISI Dangkor Senchey||当哥|ดังกอร์ แสนชัย
Life FC||生命FC|ไลฟ์ เอฟซี
MOI Kompong Dewa||内政部|คมปง เดวา
=1171|LA|4||Lao League 1|Giải VĐQG Lào|老挝联赛|ลาวลีก 1
Ezra FC||以斯拉|เอซรา เอฟซี
Young Elephants||小象|ยัง เอเลเฟนต์ส
Master 7||大师7|มาสเตอร์ 7
Chanthabouly||占塔布里|จันทะบูลี
Lao Army||老挝军队|ลาว อาร์มี
Luang Prabang||琅勃拉邦|หลวงพระบาง
Champasak Avenir||占巴塞|จำปาสัก อาเวนีร์
Viengchanh FC||万象FC|เวียงจันทน์ เอฟซี
=1181|MM|3||Myanmar National League|Giải VĐQG Myanmar|缅甸国家联赛|เมียนมา เนชันแนลลีก
Shan United||掸邦联|ชาน ยูไนเต็ด
Yangon United||仰光联|ย่างกุ้ง ยูไนเต็ด
Hantharwady United||汉达瓦底联|หงสาวดี ยูไนเต็ด
Yadanarbon||亚达那崩|ยะดะหน่าโบน
Ayeyawady United||伊洛瓦底联|อิรวดี ยูไนเต็ด
Dagon Port||大光港|ดากอน พอร์ต
Mahar United||玛哈联|มาฮาร์ ยูไนเต็ด
Thitsar Arman||提萨阿曼|ทิดซา อาร์มาน
Ispe FC|||อิสเป เอฟซี
Rakhine United||若开联|ระไค ยูไนเต็ด
Dagon Star||大光之星|ดากอน สตาร์
Yangon City||仰光城|ย่างกุ้ง ซิตี้
=1191|SE|1|hot cup nations:VN,TH,MY,ID,SG,PH,KH,LA,MM,BN,TL|ASEAN Championship|Giải vô địch Đông Nam Á (AFF Cup)|东南亚足球锦标赛|ชิงแชมป์อาเซียน
=1192|SE|2|hot cup from:1101,1111,1121,1131,1141,1151,1161:2|ASEAN Club Championship|Cúp các CLB Đông Nam Á|东盟俱乐部锦标赛|ชิงแชมป์สโมสรอาเซียน
=1193|SE|3|cup neutral nations:VN,TH,MY,ID,SG,PH,KH,LA,MM,BN,TL:u23|ASEAN U23 Championship|U23 Đông Nam Á|东南亚U23锦标赛|ชิงแชมป์อาเซียน ยู-23
=1194|SE|4|cup neutral nations:VN,TH,MY,ID,SG,PH,KH,LA,MM,TL:women|ASEAN Women's Championship|Giải nữ Đông Nam Á|东南亚女足锦标赛|ชิงแชมป์อาเซียนหญิง
=1195|ID|4|daylong like:1131:reserves|Indonesia Reserve League|Dự bị Indonesia|印尼预备队联赛|ลีกสำรองอินโดนีเซีย
=1196|VN|4|daylong like:1101:reserves|Vietnam Reserve League|Dự bị Việt Nam|越南预备队联赛|ลีกสำรองเวียดนาม
=1199|TH|4|daylong like:1111:reserves|Thailand Reserve League|Dự bị Thái Lan|泰国预备队联赛|ลีกสำรองไทย
`
